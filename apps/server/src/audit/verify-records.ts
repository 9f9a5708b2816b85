import { type Kysely, sql } from 'kysely'
import type { Database } from '../storage/schema.ts'
import { SEALED } from './seal-records.ts'

/**
 * Recomputes every hash of the recorded changes of access. Returns how many do not match: changed, deleted or inserted ones,
 * and the one after a deleted link. The audit log has the newest hash of each day, so that a missing end is counted as well.
 */
export async function brokenRecords(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ broken: string }>`
    with linked as (
      select chain.position, chain.change_id, chain.hash,
        lag(chain.hash, 1, (select hash from access_anchor)) over in_order as before,
        lag(chain.position, 1, (select position from access_anchor)) over in_order as position_before
      from access_chain chain window in_order as (order by chain.position)
    )
    select (
      select count(*) from linked full join access_changes change on change.id = linked.change_id
      where linked.change_id is null or change.id is null
        or linked.position <> linked.position_before + 1
        or linked.hash <> access_hash(linked.before, change)
    ) + (
      select count(*) from (
        select detail->>'position' as position, detail->>'hash' as hash from audit_log
        where action = ${SEALED} order by id desc limit 1) sealed
      where sealed.position::bigint > (select position from access_anchor) and not exists (
        select from access_chain where position = sealed.position::bigint and encode(hash, 'hex') = sealed.hash)
    ) as broken`.execute(db)
  return Number(rows[0]?.broken ?? 0)
}
