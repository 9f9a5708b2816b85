import { type Kysely, sql } from 'kysely'
import type { Database } from '../storage/schema.ts'

/** What the audit log looks like from end to end. */
export type ChainReport = {
  entries: number
  /** The hash over all of it: kept elsewhere, it shows later that the end was not cut off. */
  head: string | null
  /** What does not fit, in the order of the chain; empty when nothing was touched. */
  broken: { position: string | null; auditId: string }[]
}

/**
 * Computes every hash of the audit log again. An entry that was changed, taken out or put in without its link is named;
 * so is the one after a link that was taken out.
 */
export async function verifyChain(db: Kysely<Database>): Promise<ChainReport> {
  const { rows: broken } = await sql<{ position: string | null; auditId: string }>`
    with linked as (
      select chain.position, chain.audit_id, chain.hash,
        lag(chain.hash, 1, ''::bytea) over in_order as before,
        lag(chain.position, 1, 0::bigint) over in_order as position_before
      from audit_chain chain window in_order as (order by chain.position)
    )
    select linked.position, coalesce(linked.audit_id, entry.id) as "auditId"
    from linked full join audit_log entry on entry.id = linked.audit_id
    where linked.audit_id is null or entry.id is null
      or linked.position <> linked.position_before + 1
      or linked.hash <> audit_hash(linked.before, entry)
    order by linked.position nulls last, entry.id`.execute(db)
  const { rows } = await sql<{ entries: string; head: string | null }>`
    select count(*) as entries,
      (select encode(hash, 'hex') from audit_chain order by position desc limit 1) as head
    from audit_log`.execute(db)
  return { entries: Number(rows[0]?.entries ?? 0), head: rows[0]?.head ?? null, broken }
}

/** Whether the chain once ended in this hash, i.e. still begins with what was there then. */
export async function hashAt(db: Kysely<Database>, head: string): Promise<boolean> {
  const { rows } = await sql`select 1 from audit_chain where encode(hash, 'hex') = ${head}`.execute(db)
  return rows.length > 0
}
