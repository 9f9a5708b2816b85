import type { DatabaseCredentials } from '@tributary/domain'
import sql from 'mssql'
import type { ConnectOptions, DatabaseAddress } from '../../drivers/connect-options.ts'
import { withSqlServer } from '../../drivers/sqlserver/sqlserver-pool.ts'
import { type SchemaRights, schemaRights } from '../../drivers/sqlserver/sqlserver-rights.ts'
import { targetFailure } from '../../drivers/target-failure.ts'
import { replaceRows } from './replace-rows.ts'
import { markOwner, sqlServerWriter } from './sqlserver-writer.ts'
import type { TableContents, WritePermit } from './target-database.ts'

export const probeSqlServer = (
  place: DatabaseAddress,
  credentials: DatabaseCredentials,
  options: ConnectOptions,
) =>
  withSqlServer(place, credentials, options, async (pool) => {
    const request = pool.request().input('schema', sql.NVarChar(128), credentials.schema)
    const [found] = (await request.query<SchemaRights>(schemaRights)).recordset
    if (found?.found == null) throw targetFailure('schemaMissing')
    if (found.mayAlter !== 1 || found.mayCreate !== 1) throw targetFailure('mayNotCreate')
  })

export const replaceInSqlServer = (
  place: DatabaseAddress,
  credentials: DatabaseCredentials,
  options: ConnectOptions,
  owner: string,
  tables: readonly TableContents[],
  beforeCommit?: WritePermit['beforeCommit'],
) =>
  withSqlServer(place, credentials, options, async (pool) => {
    const transaction = pool.transaction()
    await transaction.begin()
    try {
      const writer = sqlServerWriter(transaction, credentials.schema)
      const create = async (table: TableContents) => {
        await writer.create(table)
        await markOwner(transaction, credentials.schema, table.name, owner)
      }
      const written = await replaceRows({ ...writer, create }, owner, tables)
      await beforeCommit?.()
      await transaction.commit()
      return written
    } catch (error) {
      // The first error is the one to report. The server rolls back the rest when the connection closes.
      await transaction.rollback().catch(() => undefined)
      throw error
    }
  })
