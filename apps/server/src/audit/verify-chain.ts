import { type Kysely, sql } from 'kysely'
import type { Database } from '../storage/schema.ts'

/** The result of verifying the audit log. */
export type ChainReport = {
  entries: number
  /** The hash over the whole log. Noted elsewhere, it later proves that the end was not cut off. */
  head: string | null
  /** Entries that do not match, in the order of the chain. Empty for an unchanged log. */
  broken: { position: string | null; auditId: string }[]
}

/**
 * Recomputes every hash of the audit log. Reports entries that were changed, deleted, or inserted without a link, and the
 * entry after a deleted link. Starts after the entries that were deleted because of their age. If the anchor does not match
 * the entry that recorded this, that entry is reported.
 */
export async function verifyChain(db: Kysely<Database>): Promise<ChainReport> {
  const { rows: broken } = await sql<{ position: string | null; auditId: string }>`
    with linked as (
      select chain.position, chain.audit_id, chain.hash,
        lag(chain.hash, 1, coalesce((select hash from audit_anchor), ''::bytea)) over in_order as before,
        lag(chain.position, 1, coalesce((select position from audit_anchor), 0::bigint)) over in_order
          as position_before
      from audit_chain chain window in_order as (order by chain.position)
    )
    select linked.position, coalesce(linked.audit_id, entry.id) as "auditId"
    from linked full join audit_log entry on entry.id = linked.audit_id
    where linked.audit_id is null or entry.id is null
      or linked.position <> linked.position_before + 1
      or linked.hash <> audit_hash(linked.before, entry)
      or entry.id = (
        select latest.id from audit_log latest where latest.action = 'audit.old-entries-deleted'
          and not exists (select from audit_anchor where position::text = latest.detail->>'position'
            and encode(hash, 'hex') = latest.detail->>'hash')
          and latest.id = (select max(id) from audit_log where action = 'audit.old-entries-deleted'))
    order by linked.position nulls last, entry.id`.execute(db)
  const { rows } = await sql<{ entries: string; head: string | null }>`
    select count(*) as entries,
      (select encode(hash, 'hex') from audit_chain order by position desc limit 1) as head
    from audit_log`.execute(db)
  return { entries: Number(rows[0]?.entries ?? 0), head: rows[0]?.head ?? null, broken }
}

/** Returns whether the chain contains this hash, so that everything up to it is unchanged. */
export async function hashAt(db: Kysely<Database>, head: string): Promise<boolean> {
  const { rows } = await sql`select 1 from audit_chain where encode(hash, 'hex') = ${head}`.execute(db)
  return rows.length > 0
}
