import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'

const src = resolve(import.meta.dirname, '../src')

/** Constant statements, without any input from a request. */
const constants = ['storage/migrations/run-statements.ts', 'storage/scoped-role.ts']

it('passes values to our database as parameters, never in the statement text', () => {
  const raw = globSync('**/*.ts', { cwd: src })
    .filter((file) => !file.endsWith('.test.ts'))
    .filter((file) =>
      /\bsql\s*\.\s*raw\b|\bCompiledQuery\.raw\b/.test(readFileSync(`${src}/${file}`, 'utf8')),
    )
  expect(raw.toSorted()).toEqual(constants)
})
