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

/** Runs statements as an attacker with full database access, verifies the chain, then rolls back. */
const afterTampering = <T>(statements: string, look: (db: Kysely<Database>) => Promise<T>) =>
  storage.withConnection(async ({ query, db }) => {
    await query(`begin; set local session_replication_role = 'replica'; ${statements}`)
    const found = await look(db)
    await query('rollback')
    return found
  })

const idOf = async (db: Kysely<Database>, action: string) =>
  (await db.selectFrom('audit_log').select('id').where('action', '=', action).executeTakeFirstOrThrow()).id

it('verifies an unchanged audit log', async () => {
  const report = await verifyChain(storage.db)
  expect(report).toEqual({ entries: 5, head: expect.stringMatching(/^[0-9a-f]{64}$/), broken: [] })
  await write('step 5')
  const longer = await verifyChain(storage.db)
  expect(longer.broken).toEqual([])
  expect(longer.head).not.toBe(report.head)
  expect(await hashAt(storage.db, report.head ?? '')).toBe(true)
})

it('verifies an empty audit log', async () => {
  const empty = await testStorage()
  expect(await verifyChain(empty.db)).toEqual({ entries: 0, head: null, broken: [] })
  await empty.close()
})

it.each([
  ['changed', "update audit_log set detail = '{}' where action = 'step 2'"],
  ['backdated', "update audit_log set at = at - interval '1 second' where action = 'step 2'"],
  ['assigned to another user', "update audit_log set actor_id = gen_random_uuid() where action = 'step 2'"],
  ['deleted', "delete from audit_log where action = 'step 2'"],
])('reports an entry that was %s', async (_, statement) => {
  const auditId = await idOf(storage.db, 'step 2')
  const { broken } = await afterTampering(statement, verifyChain)
  expect(broken).toEqual([{ position: '3', auditId }])
})

it('reports an inserted entry', async () => {
  const invent = "insert into audit_log (at, action) values (now(), 'invented')"
  const [broken, auditId] = await afterTampering(invent, async (db) => [
    (await verifyChain(db)).broken,
    await idOf(db, 'invented'),
  ])
  expect(broken).toEqual([{ position: null, auditId }])
})

it('reports the entry of a deleted link and the next entry', async () => {
  const { broken } = await afterTampering('delete from audit_chain where position = 2', verifyChain)
  expect(broken.map(({ position }) => position)).toEqual(['3', null])
})

it('detects a truncated log with a previously noted head', async () => {
  const { head, entries } = await verifyChain(storage.db)
  const cut = `delete from audit_log where id = (select audit_id from audit_chain where position = ${entries});
    delete from audit_chain where position = ${entries}`
  const [broken, found] = await afterTampering(cut, async (db) => [
    (await verifyChain(db)).broken,
    await hashAt(db, head ?? ''),
  ])
  expect([broken, found]).toEqual([[], false])
})

it('builds one chain from concurrent writers, whatever else they lock', async () => {
  const before = (await verifyChain(storage.db)).entries
  await storage.db.schema.createTable('kites').addColumn('id', 'integer').execute()
  await sql`insert into kites values (1), (2)`.execute(storage.db)
  const writer = (index: number) =>
    storage.db.transaction().execute(async (trx) => {
      const at = new Date('2026-11-21T09:00:00Z')
      await audit(trx, { at, action: `first of ${index}` })
      // The lock is taken after the entry is written, so that writers wait for each other.
      await sql`update kites set id = id where id = ${1 + (index % 2)}`.execute(trx)
      await audit(trx, { at, action: `second of ${index}` })
    })
  await Promise.all(Array.from({ length: 30 }, (_, index) => writer(index)))
  const { entries, broken } = await verifyChain(storage.db)
  expect([entries - before, broken]).toEqual([60, []])
})

it('adds no link for a rolled-back entry', async () => {
  const before = await verifyChain(storage.db)
  const broken = storage.db.transaction().execute(async (trx) => {
    await audit(trx, { at: new Date(), action: 'never' })
    throw new Error('changed my mind')
  })
  await expect(broken).rejects.toThrow('changed my mind')
  expect(await verifyChain(storage.db)).toEqual(before)
})
