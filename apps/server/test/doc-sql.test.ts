import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { snippetsIn } from '@tributary/tooling/docs/snippets'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Storage } from '../src/storage/storage.ts'
import { testStorage } from './support/test-storage.ts'

const workspace = resolve(import.meta.dirname, '../../..')
/** The SQL of the reports has its own test, which runs it with the tables of a shop. */
const queries = ['apps/server/README.md', 'docs/operate/scale.md'].flatMap((page) =>
  snippetsIn(readFileSync(resolve(workspace, page), 'utf8'))
    .filter(({ language }) => language === 'sql')
    .map(({ code, line }) => ({ code: code.trim().replace(/;$/, ''), place: `${page}:${line}` })),
)

let storage: Storage
beforeAll(async () => {
  storage = await testStorage()
})
afterAll(() => storage.close())

it.each(queries)('has the tables and columns of the query at $place', async ({ code }) => {
  const plan = await storage.withConnection(({ query }) => query(`explain ${code}`))
  expect(plan).not.toEqual([])
})

it('finds the queries of the docs', () => expect(queries.length).toBeGreaterThan(1))
