import type { Kysely } from 'kysely'
import type { Database } from '../../storage/schema.ts'
import type { Kind } from '../excel.messages.ts'

type Db = Kysely<Database>

const rowById = (db: Db, kind: Kind, id: string) =>
  db.selectFrom(kind).select(['id', 'organisation_id as organisationId', 'name']).where('id', '=', id)

/** A thing before anybody's right to see it has been looked at. */
export const findRow = (db: Db, kind: Kind, id: string) => rowById(db, kind, id).executeTakeFirst()

/** The same, held for a change: changes of one thing wait for one another. */
export const lockRow = (db: Db, kind: Kind, id: string) =>
  rowById(db, kind, id).forUpdate().executeTakeFirst()

/** The same, kept from being deleted while something is linked to it. */
export const lockReference = (db: Db, kind: Kind, id: string) =>
  rowById(db, kind, id).forKeyShare().executeTakeFirst()

/** A name as it is kept and as it is compared. */
export type GivenName = { name: string; nameKey: string }

export type NewRow = GivenName & { organisationId: string }

/** For kinds that begin with a name alone. */
export const insertRow = (
  db: Db,
  kind: 'areas' | 'versions' | 'entities' | 'security_groups',
  { organisationId, name, nameKey }: NewRow,
) =>
  db
    .insertInto(kind)
    .values({ organisation_id: organisationId, name, name_key: nameKey })
    .returning('id')
    .executeTakeFirstOrThrow()

export type RowKey = { organisationId: string; id: string }

export async function renameRow(
  db: Db,
  kind: Kind,
  { organisationId, id, name, nameKey }: RowKey & GivenName,
): Promise<void> {
  await db
    .updateTable(kind)
    .set({ name, name_key: nameKey })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .execute()
}

export async function changeRowStatus(
  db: Db,
  kind: Exclude<Kind, 'entities'>,
  { organisationId, id }: RowKey,
  statusId: number,
): Promise<void> {
  await db
    .updateTable(kind)
    .set({ status_id: statusId })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .execute()
}

/** Links and grants go with it. */
export async function deleteRow(db: Db, kind: Kind, { organisationId, id }: RowKey): Promise<void> {
  await db.deleteFrom(kind).where('organisation_id', '=', organisationId).where('id', '=', id).execute()
}
