import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { auditAction } from '@tributary/sdk/audit'
import { expect, it } from 'vitest'

const src = resolve(import.meta.dirname, '../src')
const files = globSync('**/*.ts', { cwd: src, exclude: ['**/*.test.ts', '**/openapi/**'] })
const linesOf = (file: string) => readFileSync(resolve(src, file), 'utf8').split('\n')

it('has words for every action that the source names', () => {
  const actions = files
    .flatMap(linesOf)
    .filter((line) => /\bactions?: /.test(line))
    .flatMap((line) => line.match(/(?<=')[a-z0-9_-]+\.[a-z-]+(?=')/g) ?? [])
  expect(actions.length).toBeGreaterThan(50)
  expect(actions.filter((action) => auditAction(action) === action)).toEqual([])
})
