import type { Kysely } from 'kysely'
import type { Database } from '../storage/schema.ts'
import type { Kind } from './excel.messages.ts'

type Db = Kysely<Database>

const rowById = (db: Db, kind: Kind, id: string) =>
  db.selectFrom(kind).select(['id', 'organisation_id as organisationId', 'name']).where('id', '=', id)

/** A thing before anybody's right to see it has been looked at. */
export const findRow = (db: Db, kind: Kind, id: string) => rowById(db, kind, id).executeTakeFirst()

/** The same, held for a change: changes of one thing wait for one another. */
export const lockRow = (db: Db, kind: Kind, id: string) =>
  rowById(db, kind, id).forUpdate().executeTakeFirst()

/** The same, kept from being deleted while something is linked to it. */
export const keepRow = (db: Db, kind: Kind, id: string) =>
  rowById(db, kind, id).forKeyShare().executeTakeFirst()

/** Links and grants go with it. */
export async function deleteRow(
  db: Db,
  kind: Kind,
  { organisationId, id }: { organisationId: string; id: string },
): Promise<void> {
  await db.deleteFrom(kind).where('organisation_id', '=', organisationId).where('id', '=', id).execute()
}
