import type { HelperTable } from '@tributary/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../storage/schema.ts'
import type { ListScope } from './list-scope.ts'
import type { NewRow, RowKey } from './named-rows.queries.ts'
import { sortedByName } from './names.ts'

type Db = Kysely<Database>

/** Helper tables, sorted by name. */
export async function helperTablesIn(db: Db, scope: ListScope): Promise<HelperTable[]> {
  const rows = await helperTableRows(db, scope)
  return sortedByName(rows).map(({ statusId, statusName, ...table }) => ({
    ...table,
    status: { id: statusId, name: statusName },
  }))
}

const helperTableRows = (db: Db, { organisationIds, id }: ListScope) =>
  db
    .selectFrom('helper_tables')
    .innerJoin('statuses', 'statuses.id', 'helper_tables.status_id')
    .select([
      'helper_tables.id',
      'helper_tables.organisation_id as organisationId',
      'helper_tables.name',
      'helper_tables.input_table_name as inputTableName',
      'helper_tables.budget2sql_product_id as budget2SqlProductId',
      'statuses.id as statusId',
      'statuses.name as statusName',
    ])
    .where('helper_tables.organisation_id', 'in', organisationIds)
    .$if(id !== undefined, (query) => query.where('helper_tables.id', '=', id ?? ''))
    .execute()

export type NewHelperTable = NewRow & { inputTableName: string }

export const insertHelperTable = (db: Db, table: NewHelperTable) =>
  db
    .insertInto('helper_tables')
    .values({
      organisation_id: table.organisationId,
      name: table.name,
      name_key: table.nameKey,
      input_table_name: table.inputTableName,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

export const changeInputTableName = (db: Db, { organisationId, id }: RowKey, inputTableName: string) =>
  db
    .updateTable('helper_tables')
    .set({ input_table_name: inputTableName })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .execute()
