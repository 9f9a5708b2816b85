import { type Kysely, sql } from 'kysely'
import type { Database } from '../storage/schema.ts'
import { audit } from './audit.ts'

const DAY_MS = 24 * 3_600_000

/** The action of the entry that keeps the newest hash of the recorded changes of access. */
export const SEALED = 'audit.access-recorded'

/**
 * Records the newest hash of the changes of access in the audit log, once a day and only after a change. The chain of the
 * log then also shows whether the end of the changes was cut off.
 */
export async function sealRecords(db: Kysely<Database>, now: Date): Promise<void> {
  const { rows } = await sql<{ position: string; hash: string }>`
    select position::text, encode(hash, 'hex') as hash from access_chain
    where position = (select max(position) from access_chain)
      and not exists (select from audit_log where action = ${SEALED} and (
        at > ${new Date(now.getTime() - DAY_MS)} or detail->>'position' = position::text))`.execute(db)
  const [newest] = rows
  if (newest) await audit(db, { at: now, action: SEALED, target: 'audit-log', detail: newest })
}

/** Deletes the changes before a time. The access at that time is kept. */
export async function deleteOldRecords(db: Kysely<Database>, before: Date): Promise<void> {
  await sql`select delete_access_before(${before})`.execute(db)
}
