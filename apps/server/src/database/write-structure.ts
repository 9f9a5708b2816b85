import type { DatabaseCredentials } from '@tributary/domain'
import type { Kysely } from 'kysely'
import type { Clock } from '../services.ts'
import type { Database } from '../storage/schema.ts'
import { atOneMoment, structureIn } from './structure/excel-structure.ts'
import { structureTables } from './structure/structure-tables.ts'
import { type StructureRead, structureChangeCount } from './structure-state.queries.ts'
import type { TargetDatabase } from './targets/target-database.ts'

/** Where the tables go, and with what they are read and written. */
export type Writing = {
  db: Kysely<Database>
  clock: Clock
  targets: TargetDatabase
  organisationId: string
  credentials: DatabaseCredentials
}

/** Writes an organisation's Excel structure as it is now into a database. Answers what was written, for the record. */
export async function writeStructure({
  db,
  clock,
  targets,
  organisationId,
  credentials,
}: Writing): Promise<{ written: { tables: number; rows: number }; read: StructureRead }> {
  const at = clock()
  const { structure, changes } = await atOneMoment(db, async (trx) => ({
    changes: await structureChangeCount(trx, organisationId),
    structure: await structureIn(trx, organisationId),
  }))
  const tables = structureTables(structure)
  const owner = `Tributary organisation ${organisationId}`
  const rows = await targets.replaceTables(credentials, owner, tables)
  return { written: { tables: tables.length, rows }, read: { organisationId, at, changes } }
}

/** Under which name the synchronisations of an organisation keep out of each other's way. */
export const synchronisationOf = (organisationId: string) => `database synchronisation ${organisationId}`
