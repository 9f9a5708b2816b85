import type { Kysely } from 'kysely'
import type { Database } from '../../storage/schema.ts'
import type { ItemTable } from '../excel.messages.ts'

type Db = Kysely<Database>

const rowById = (db: Db, table: ItemTable, id: string) =>
  db.selectFrom(table).select(['id', 'organisation_id as organisationId', 'name']).where('id', '=', id)

/** Finds an item without checking the caller's rights. */
export const findRow = (db: Db, table: ItemTable, id: string) => rowById(db, table, id).executeTakeFirst()

/** Finds an item and locks it for a change, so that changes of one item run one after another. */
export const lockRow = (db: Db, table: ItemTable, id: string) =>
  rowById(db, table, id).forUpdate().executeTakeFirst()

/** Finds an item and prevents its deletion until the transaction ends. */
export const lockReference = (db: Db, table: ItemTable, id: string) =>
  rowById(db, table, id).forKeyShare().executeTakeFirst()

/** A name as it is stored and as it is compared. */
export type GivenName = { name: string; nameKey: string }

export type NewRow = GivenName & { organisationId: string }

/** Inserts a row of a table that needs only a name. */
export const insertRow = (
  db: Db,
  table: 'areas' | 'versions' | 'entities' | 'security_groups',
  { organisationId, name, nameKey }: NewRow,
) =>
  db
    .insertInto(table)
    .values({ organisation_id: organisationId, name, name_key: nameKey })
    .returning('id')
    .executeTakeFirstOrThrow()

export type RowKey = { organisationId: string; id: string }

export async function renameRow(
  db: Db,
  table: ItemTable,
  { organisationId, id, name, nameKey }: RowKey & GivenName,
): Promise<void> {
  await db
    .updateTable(table)
    .set({ name, name_key: nameKey })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .execute()
}

/** A table whose items have a status. */
export type StatusTable = Exclude<ItemTable, 'entities'>

export async function changeRowStatus(
  db: Db,
  table: StatusTable,
  { organisationId, id }: RowKey,
  statusId: number,
): Promise<void> {
  await db
    .updateTable(table)
    .set({ status_id: statusId })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .execute()
}

/** Deletes an item; its links and grants are deleted by the database. */
export async function deleteRow(db: Db, table: ItemTable, { organisationId, id }: RowKey): Promise<void> {
  await db.deleteFrom(table).where('organisation_id', '=', organisationId).where('id', '=', id).execute()
}
