import { type Kysely, sql, type Transaction } from 'kysely'
import { audit } from '../../audit/audit.ts'
import type { Database } from '../../storage/schema.ts'
import { ownerComment } from '../../sync/targets/postgres/own-schema.ts'
import { forgetDeleted, lockDeleted } from './deleted-organisations.queries.ts'
import { KEEP_DELETED_MS } from './keep-deleted.ts'

/** Erases the organisations that were deleted before this time, with their schemas in our database. */
export async function eraseOrganisations(db: Kysely<Database>, before: Date): Promise<void> {
  const old = await db
    .selectFrom('deleted_organisations')
    .select('organisation_id as id')
    .where('deleted_at', '<', before)
    .execute()
  const now = new Date(before.getTime() + KEEP_DELETED_MS)
  for (const { id } of old) await db.transaction().execute((trx) => erase(trx, id, now))
}

async function erase(trx: Transaction<Database>, id: string, now: Date) {
  if (!(await lockDeleted(trx, id))) return
  for (const schema of await schemasOf(trx, id)) await sql`drop schema ${sql.id(schema)} cascade`.execute(trx)
  await forgetDeleted(trx, id)
  await audit(trx, { at: now, action: 'organisations.erased', organisationId: id, target: id })
}

/** The schemas that the comment on them gives to the organisation, never the one of the server itself. */
async function schemasOf(trx: Transaction<Database>, id: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select nspname::text as name from pg_namespace
    where obj_description(oid, 'pg_namespace') = ${ownerComment(id)} and nspname <> current_schema()`.execute(
    trx,
  )
  return rows.map(({ name }) => name)
}
