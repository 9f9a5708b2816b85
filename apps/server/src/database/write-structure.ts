import type { DatabaseCredentials } from '@tributary/domain'
import type { Kysely } from 'kysely'
import { excelStructureOf } from '../excel/structure.ts'
import type { Database } from '../storage/schema.ts'
import { structureTables } from './structure/structure-tables.ts'
import type { TargetDatabase } from './targets/target-database.ts'

/** Writes an organisation's Excel structure as it is now into a database. Answers what was written, for the record. */
export async function writeStructure(
  db: Kysely<Database>,
  targets: TargetDatabase,
  organisationId: string,
  credentials: DatabaseCredentials,
): Promise<{ tables: number; rows: number }> {
  const tables = structureTables(await excelStructureOf(db, organisationId))
  await targets.replaceTables(credentials, `Tributary organisation ${organisationId}`, tables)
  return { tables: tables.length, rows: tables.reduce((sum, { rows }) => sum + rows.length, 0) }
}

/** Under which name the synchronisations of an organisation keep out of each other's way. */
export const synchronisationOf = (organisationId: string) => `database synchronisation ${organisationId}`
