import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testStorage } from '../../test/support/test-storage.ts'
import type { Storage } from '../storage/storage.ts'
import { audit } from './audit.ts'
import { deleteOldEntries } from './audit-retention.ts'
import { verifyChain } from './verify-chain.ts'

const DAY = 24 * 3_600_000
const now = new Date('2026-11-21T08:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * DAY)

let storage: Storage
beforeEach(async () => {
  storage = await testStorage()
  for (const days of [400, 399, 40, 1])
    await audit(storage.db, { at: daysAgo(days), action: `after.${days}` })
})
afterEach(() => storage.close())

const prune = (days: number) => deleteOldEntries(storage.db, daysAgo(days), now)
const actions = async () =>
  (await storage.db.selectFrom('audit_log').select('action').orderBy('id').execute()).map(
    ({ action }) => action,
  )

describe('old entries of the audit log', () => {
  it('are deleted, and the deletion is recorded', async () => {
    await prune(365)
    expect(await actions()).toEqual(['after.40', 'after.1', 'audit.old-entries-deleted'])
    const { detail } = await storage.db
      .selectFrom('audit_log')
      .select('detail')
      .where('action', '=', 'audit.old-entries-deleted')
      .executeTakeFirstOrThrow()
    expect(detail).toMatchObject({ deleted: 2, position: '2', hash: expect.stringMatching(/^[\da-f]{64}$/) })
  })

  it('leave a chain that can be verified, also after the second time', async () => {
    await prune(365)
    expect((await verifyChain(storage.db)).broken).toEqual([])
    await prune(30)
    expect(await actions()).toEqual(['after.1', 'audit.old-entries-deleted', 'audit.old-entries-deleted'])
    expect((await verifyChain(storage.db)).broken).toEqual([])
  })

  it('are not deleted twice, and nothing is recorded without any', async () => {
    await prune(365)
    await prune(365)
    expect(await actions()).toHaveLength(3)
  })

  it('stay if a newer entry was written before them', async () => {
    await audit(storage.db, { at: daysAgo(500), action: 'late' })
    await prune(365)
    expect(await actions()).toContain('late')
  })

  it('never include the newest entry', async () => {
    await prune(0)
    expect((await actions())[0]).toBe('after.1')
  })
})

describe('the rest of the log', () => {
  it('still refuses changes and deletions', async () => {
    await prune(365)
    await expect(storage.db.deleteFrom('audit_log').execute()).rejects.toThrow('The audit log only grows.')
    await expect(sql`update audit_log set action = 'x'`.execute(storage.db)).rejects.toThrow('only grows')
  })

  it('is reported as broken if more entries were deleted than recorded', async () => {
    await prune(365)
    await storage.db.transaction().execute(async (trx) => {
      await sql`select set_config('app.audit_retention', 'on', true)`.execute(trx)
      await sql`with cut as (delete from audit_chain where position = 3 returning audit_id, hash)
        update audit_anchor set position = 3, hash = (select hash from cut)`.execute(trx)
    })
    expect((await verifyChain(storage.db)).broken).not.toEqual([])
  })
})
