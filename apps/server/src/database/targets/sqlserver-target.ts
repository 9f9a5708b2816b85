import type { DatabaseCredentials } from '@tributary/domain'
import sql from 'mssql'
import { replaceRows } from './replace-rows.ts'
import { withSqlServer } from './sqlserver-connection.ts'
import { noteOwner, sqlServerWriter } from './sqlserver-tables.ts'
import type { TargetTable } from './target-database.ts'
import { targetFailure } from './target-failure.ts'
import type { ConnectOptions, TargetPlace } from './target-place.ts'

type Rights = { found: number | null; mayAlter: number | null; mayCreate: number | null }

/** Creating a table in a schema takes a right on the database and one on the schema. */
const rights = `select schema_id(@schema) as found,
  has_perms_by_name(quotename(@schema), N'SCHEMA', N'ALTER') as mayAlter,
  has_perms_by_name(db_name(), N'DATABASE', N'CREATE TABLE') as mayCreate`

export const probeSqlServer = (
  place: TargetPlace,
  credentials: DatabaseCredentials,
  options: ConnectOptions,
) =>
  withSqlServer(place, credentials, options, async (pool) => {
    const request = pool.request().input('schema', sql.NVarChar(128), credentials.schema)
    const [found] = (await request.query<Rights>(rights)).recordset
    if (found?.found == null) throw targetFailure('schemaMissing')
    if (found.mayAlter !== 1 || found.mayCreate !== 1) throw targetFailure('mayNotCreate')
  })

export const replaceInSqlServer = (
  place: TargetPlace,
  credentials: DatabaseCredentials,
  options: ConnectOptions,
  owner: string,
  tables: readonly TargetTable[],
) =>
  withSqlServer(place, credentials, options, async (pool) => {
    const transaction = pool.transaction()
    await transaction.begin()
    try {
      const writer = sqlServerWriter(transaction, credentials.schema)
      const create = async (table: TargetTable) => {
        await writer.create(table)
        await noteOwner(transaction, credentials.schema, table.name, owner)
      }
      const rows = await replaceRows({ ...writer, create }, owner, tables)
      await transaction.commit()
      return rows
    } catch (error) {
      // The first failure is the one to tell; the server rolls back what is left when the connection closes.
      await transaction.rollback().catch(() => undefined)
      throw error
    }
  })
