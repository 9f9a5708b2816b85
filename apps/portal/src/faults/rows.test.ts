import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { rows } from './rows.ts'

const workspace = resolve(import.meta.dirname, '../../../..')
const cases = Object.entries(rows).flatMap(([row, tests]) => tests.map((test) => [row, ...test] as const))

it.each(cases)('%s: %s has the test "%s"', async (_, file, title) => {
  expect(await readFile(resolve(workspace, file), 'utf8')).toContain(title)
})
