import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testStorage } from '../../../test/support/test-storage.ts'
import { checkAudit } from '../../audit/check-audit.ts'
import { deleteOldRecords, SEALED, sealRecords } from '../../audit/seal-records.ts'
import { brokenRecords } from '../../audit/verify-records.ts'
import { nameKey } from '../../excel/structure/names.ts'
import type { Storage } from '../../storage/storage.ts'
import { recordsBefore } from './access-records.queries.ts'

const DAY = 24 * 3_600_000
const now = new Date('2026-11-21T08:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * DAY)

let storage: Storage
let organisation: string
beforeEach(async () => {
  storage = await testStorage()
  const row = { client_key: 'acme', company_name: 'acme Traders' }
  const { id } = await storage.db
    .insertInto('organisations')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
  organisation = id
})
afterEach(() => storage.close())

const query = (text: string) => storage.withConnection((connection) => connection.query(text))

/** Adds an entity, as if it had been added so many days ago. The chain is calculated again. */
async function addEntity(name: string, days: number) {
  const { rows } = await query('select coalesce(max(id), 0) as id from access_changes')
  const values = { organisation_id: organisation, name, name_key: nameKey(name) }
  await storage.db.insertInto('entities').values(values).execute()
  const at = daysAgo(days).toISOString()
  const since = `(select since from access_anchor)`
  await query(`set session_replication_role = 'replica';
    update access_changes set at = '${at}' where id > ${rows[0]?.id};
    update access_records set at = '${at}' where change_id > ${rows[0]?.id};
    update access_anchor set since = least(${since}, timestamptz '${at}' - interval '1 day');
    update access_chain chain set hash = access_hash(
        coalesce((select hash from access_chain where position = chain.position - 1), ''), change)
      from access_changes change where change.id = chain.change_id and change.id > ${rows[0]?.id};
    set session_replication_role = 'origin'`)
}

const entities = async (days: number) =>
  (await recordsBefore(storage.db, organisation, daysAgo(days))).map(({ facts }) => facts.name).toSorted()

/** Changes the records as someone with full access to the database. */
const tamper = (statement: string) =>
  query(`set session_replication_role = 'replica'; ${statement}; set session_replication_role = 'origin'`)

describe('the recorded changes of access [REPORT-08]', () => {
  it('only grow', async () => {
    await addEntity('BV', 1)
    await expect(query('delete from access_records')).rejects.toThrow('only grows')
    await expect(query(`update access_records set facts = null`)).rejects.toThrow('only grows')
  })

  it.each([
    `update access_records set facts = '{"name": "GmbH"}'`,
    'delete from access_records',
    `update access_changes set at = at - interval '1 day' where id > 0`,
    'delete from access_chain where position = 1',
  ])('show that they were changed: %s', async (statement) => {
    await addEntity('BV', 2)
    await addEntity('AG', 1)
    expect(await brokenRecords(storage.db)).toBe(0)
    await tamper(statement)
    expect(await brokenRecords(storage.db)).toBeGreaterThan(0)
    const lines: string[] = []
    expect((await checkAudit(storage, (line) => lines.push(line))).holds).toBe(false)
    expect(lines).toEqual([expect.stringMatching(/^Recorded changes of access that do not fit: \d\.$/)])
  })

  it('show that their end was cut off, from the entry of the day in the audit log', async () => {
    await addEntity('BV', 2)
    await addEntity('AG', 1)
    await sealRecords(storage.db, now)
    await sealRecords(storage.db, new Date(now.getTime() + 2 * DAY))
    const sealed = await storage.db
      .selectFrom('audit_log')
      .select('id')
      .where('action', '=', SEALED)
      .execute()
    expect(sealed).toHaveLength(1)
    await tamper(`delete from access_chain where position = 2; delete from access_records where change_id = 2;
      delete from access_changes where id = 2`)
    expect(await brokenRecords(storage.db)).toBe(1)
  })
})

describe('old records [REPORT-08]', () => {
  it('are deleted, and the access of every later time stays known', async () => {
    await addEntity('Old', 500)
    await addEntity('Renamed', 450)
    await addEntity('New', 10)
    await deleteOldRecords(storage.db, daysAgo(365))
    const { rows } = await sql<{ oldest: string }>`select min(position) as oldest from access_chain`.execute(
      storage.db,
    )
    expect(Number(rows[0]?.oldest)).toBe(3)
    expect([await entities(100), await entities(1)]).toEqual([
      ['Old', 'Renamed'],
      ['New', 'Old', 'Renamed'],
    ])
    expect(await brokenRecords(storage.db)).toBe(0)
  })

  it('wait until a month of them can be deleted together', async () => {
    await addEntity('Old', 380)
    await addEntity('New', 10)
    await deleteOldRecords(storage.db, daysAgo(365))
    expect((await query('select from access_changes where id > 0')).rows).toHaveLength(2)
  })
})
