import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Row } from '../../rows.ts'
import { createSpool, type Spool } from './spool.ts'

let dir: string
let spool: Spool

// The folder for temporary files is read at every use, so each test has its own.
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'spool-test-'))
  vi.stubEnv('TMPDIR', dir)
  spool = createSpool(40)
})
afterEach(async () => {
  await spool.close()
  vi.unstubAllEnvs()
  await rm(dir, { recursive: true })
})

async function read(): Promise<Row[][]> {
  const batches: Row[][] = []
  for await (const batch of spool.rows()) batches.push(batch)
  return batches
}

const batchOf = (start: number): Row[] => [
  [start, `name ${start}`],
  [start + 1, null],
]

it('returns the batches in order, from memory and file', async () => {
  const batches = [0, 10, 20, 30, 40].map(batchOf)
  for (const batch of batches) await spool.add(batch)
  expect(await read()).toEqual(batches)
})

it('can be read again, and after more rows were added', async () => {
  await spool.add(batchOf(0))
  expect(await read()).toEqual([batchOf(0)])
  await spool.add(batchOf(10))
  await spool.add(batchOf(20))
  expect(await read()).toEqual([0, 10, 20].map(batchOf))
  expect(await read()).toEqual([0, 10, 20].map(batchOf))
})

it('returns every value unchanged from a file', async () => {
  const rows: Row[] = [
    ['a\nb\r\nc', '\u2028\u2029\u0085', '"\\', 'Ångström 🧵', ''],
    [0.1, -5, true, false, null],
    ['12345678901234567890', '2026-01-31', '{"a":1}', 'x'.repeat(100_000), ' '],
  ]
  await spool.add(rows)
  expect(await read()).toEqual([rows])
})

it('has no batch for no rows', async () => {
  await spool.add([])
  expect(await read()).toEqual([])
  expect(await readdir(dir)).toEqual([])
})

it('leaves no file behind, even if the process is killed', async () => {
  for (const start of [0, 10, 20]) await spool.add(batchOf(start))
  expect(await readdir(dir)).toEqual([])
})

it('returns no rows once it is closed', async () => {
  for (const start of [0, 10, 20]) await spool.add(batchOf(start))
  await spool.close()
  expect(await read()).toEqual([])
})

it('can be closed twice, and without a file', async () => {
  await spool.close()
  await spool.close()
  expect(await readdir(dir)).toEqual([])
})
