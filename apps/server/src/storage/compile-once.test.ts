import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoStorage } from '../../test/support/test-storage.ts'
import { compileOnce } from './compile-once.ts'
import type { Storage } from './storage.ts'

let storage: Storage
beforeAll(async () => {
  storage = await demoStorage()
})
afterAll(() => storage.close())

let builds = 0
const typeNamed = compileOnce(
  (db, { value }: { value: string }, column: 'connector_types.id' | 'connector_types.type') => {
    builds += 1
    return db.selectFrom('connector_types').select(['id', 'type']).where(column, '=', value)
  },
)

it('builds a query once for each shape, and runs it with the values of each call', async () => {
  const [ftp] = await typeNamed(storage.db, { value: 'ftp' }, 'connector_types.type')
  const [xero] = await typeNamed(storage.db, { value: 'xero' }, 'connector_types.type')
  expect([ftp?.type, xero?.type]).toEqual(['ftp', 'xero'])
  expect(await typeNamed(storage.db, { value: ftp?.id ?? '' }, 'connector_types.id')).toEqual([ftp])
  expect(builds).toBe(2)
})

it('rejects a query whose statement depends on a value', async () => {
  const reading = compileOnce((db, { type }: { type: string }) =>
    db.selectFrom('connector_types').select('id').where('type', '=', `${type}s`),
  )
  await expect(reading(storage.db, { type: 'ftp' })).rejects.toThrow('depends on the value of type')
})
