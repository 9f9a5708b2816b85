import type { Named } from '@tributary/domain'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../storage/schema.ts'

/** The tables of an organisation with the objects whose ids are values of the log. */
const tables = [
  'connectors',
  'security_groups',
  'areas',
  'subareas',
  'versions',
  'milestones',
  'entities',
  'helper_tables',
] as const

/** The ids to find. Without an organisation, those of every one; otherwise only its members and objects. */
export type NamesWanted = { ids: readonly string[]; organisationId: string | undefined }

/** Returns the present names of users, organisations and objects. */
export async function namesOfIds(
  db: Kysely<Database>,
  { ids, organisationId }: NamesWanted,
): Promise<Named[]> {
  if (ids.length === 0) return []
  const wanted = sql`any(${[...ids]}::uuid[])`
  const inside = (column: string) =>
    organisationId === undefined ? sql`` : sql`and ${sql.ref(column)} = ${organisationId}::uuid`
  const isMember =
    organisationId === undefined
      ? sql``
      : sql`and exists (select from user_organisations
          where user_id = users.id and organisation_id = ${organisationId}::uuid)`
  const objects = tables.map(
    (table) =>
      sql`select id, name from ${sql.table(table)} where id = ${wanted} ${inside('organisation_id')}`,
  )
  const { rows } = await sql<Named>`
    select id, trim(first_name || ' ' || last_name) as name from users where id = ${wanted} ${isMember}
    union all select id, company_name from organisations where id = ${wanted} ${inside('id')}
    union all ${sql.join(objects, sql` union all `)}`.execute(db)
  return rows.map(({ id, name }) => ({ id: String(id), name }))
}
