import { type Kysely, sql } from 'kysely'
import type { Database } from '../storage/schema.ts'
import { audit } from './audit.ts'

/**
 * Deletes entries older than `before`, and records how many. The newest entry always stays. The rest of the chain can
 * still be verified from the hash of the last deleted entry.
 */
export async function deleteOldEntries(db: Kysely<Database>, before: Date, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{
      deleted: string
    }>`select delete_audit_before(${before}, ${now}) as deleted`.execute(trx)
    const deleted = Number(rows[0]?.deleted ?? 0)
    if (deleted === 0) return
    const anchor = await anchorOf(trx)
    await audit(trx, {
      at: now,
      action: 'audit.old-entries-deleted',
      target: 'audit-log',
      detail: {
        deleted,
        before: before.toISOString(),
        position: anchor?.position ?? null,
        hash: anchor?.hash ?? null,
      },
    })
  })
}

/** The position and hash of the last deleted entry; undefined if none was deleted. */
async function anchorOf(db: Kysely<Database>): Promise<{ position: string; hash: string } | undefined> {
  const { rows } = await sql<{ position: string; hash: string }>`
    select position::text, encode(hash, 'hex') as hash from audit_anchor`.execute(db)
  return rows[0]
}
