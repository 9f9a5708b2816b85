import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testStorage } from '../../test/support/test-storage.ts'
import type { Database } from '../storage/schema.ts'
import type { Storage } from '../storage/storage.ts'
import { audit } from './audit.ts'
import { hashAt, verifyChain } from './verify-chain.ts'

let storage: Storage
beforeAll(async () => {
  storage = await testStorage()
  for (let count = 0; count < 5; count += 1) await write(`step ${count}`)
})
afterAll(() => storage.close())

const write = (action: string) =>
  audit(storage.db, { at: new Date('2026-11-21T09:00:00Z'), action, detail: { 'before.name': 'é', n: 1 } })

/** What is found after somebody with the whole database in their hands did this; then it is as it was. */
const afterwards = <T>(statements: string, look: (db: Kysely<Database>) => Promise<T>) =>
  storage.withConnection(async ({ query, db }) => {
    await query(`begin; set local session_replication_role = 'replica'; ${statements}`)
    const found = await look(db)
    await query('rollback')
    return found
  })

const idOf = async (db: Kysely<Database>, action: string) =>
  (await db.selectFrom('audit_log').select('id').where('action', '=', action).executeTakeFirstOrThrow()).id

it('an audit log that nobody has touched is whole', async () => {
  const report = await verifyChain(storage.db)
  expect(report).toEqual({ entries: 5, head: expect.stringMatching(/^[0-9a-f]{64}$/), broken: [] })
  await write('step 5')
  const longer = await verifyChain(storage.db)
  expect(longer.broken).toEqual([])
  expect(longer.head).not.toBe(report.head)
  expect(await hashAt(storage.db, report.head ?? '')).toBe(true)
})

it('an empty one as well', async () => {
  const empty = await testStorage()
  expect(await verifyChain(empty.db)).toEqual({ entries: 0, head: null, broken: [] })
  await empty.close()
})

it.each([
  ['changed', "update audit_log set detail = '{}' where action = 'step 2'"],
  ['dated back', "update audit_log set at = at - interval '1 second' where action = 'step 2'"],
  ['given to somebody else', "update audit_log set actor_id = gen_random_uuid() where action = 'step 2'"],
  ['taken out', "delete from audit_log where action = 'step 2'"],
])('an entry that was %s is named', async (_, statement) => {
  const auditId = await idOf(storage.db, 'step 2')
  const { broken } = await afterwards(statement, verifyChain)
  expect(broken).toEqual([{ position: '3', auditId }])
})

it('an entry that was put in is named', async () => {
  const invent = "insert into audit_log (at, action) values (now(), 'invented')"
  const [broken, auditId] = await afterwards(invent, async (db) => [
    (await verifyChain(db)).broken,
    await idOf(db, 'invented'),
  ])
  expect(broken).toEqual([{ position: null, auditId }])
})

it('a link that was taken out leaves its entry and the next one broken', async () => {
  const { broken } = await afterwards('delete from audit_chain where position = 2', verifyChain)
  expect(broken.map(({ position }) => position)).toEqual(['3', null])
})

it('an end that was cut off is seen by the head that was noted before', async () => {
  const { head, entries } = await verifyChain(storage.db)
  const cut = `delete from audit_log where id = (select audit_id from audit_chain where position = ${entries});
    delete from audit_chain where position = ${entries}`
  const [broken, found] = await afterwards(cut, async (db) => [
    (await verifyChain(db)).broken,
    await hashAt(db, head ?? ''),
  ])
  expect([broken, found]).toEqual([[], false])
})

it('writers at the same time make one chain, whatever else they lock', async () => {
  const before = (await verifyChain(storage.db)).entries
  await storage.db.schema.createTable('kites').addColumn('id', 'integer').execute()
  await sql`insert into kites values (1), (2)`.execute(storage.db)
  const writer = (index: number) =>
    storage.db.transaction().execute(async (trx) => {
      const at = new Date('2026-11-21T09:00:00Z')
      await audit(trx, { at, action: `first of ${index}` })
      // Locked after the entry is written, in an order that waits for the others.
      await sql`update kites set id = id where id = ${1 + (index % 2)}`.execute(trx)
      await audit(trx, { at, action: `second of ${index}` })
    })
  await Promise.all(Array.from({ length: 30 }, (_, index) => writer(index)))
  const { entries, broken } = await verifyChain(storage.db)
  expect([entries - before, broken]).toEqual([60, []])
})

it('what is rolled back leaves no link', async () => {
  const before = await verifyChain(storage.db)
  const broken = storage.db.transaction().execute(async (trx) => {
    await audit(trx, { at: new Date(), action: 'never' })
    throw new Error('changed my mind')
  })
  await expect(broken).rejects.toThrow('changed my mind')
  expect(await verifyChain(storage.db)).toEqual(before)
})
