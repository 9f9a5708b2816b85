import type { DatabaseCredentials } from '@tributary/domain'
import type { Kysely } from 'kysely'
import type { Clock } from '../services.ts'
import type { Database } from '../storage/schema.ts'
import { inSnapshot, structureIn } from './structure/excel-structure.ts'
import { structureTables } from './structure/structure-tables.ts'
import { type StructureRead, structureChangeCount } from './structure-state.queries.ts'
import {
  structureOwner,
  type TargetDatabase,
  type WritePermit,
  type WrittenTable,
} from './targets/target-database.ts'

/** The structure's source and the database to write it to. */
export type Writing = {
  db: Kysely<Database>
  clock: Clock
  targets: TargetDatabase
  organisationId: string
  credentials: DatabaseCredentials
  permit?: WritePermit | undefined
}

/** Facts for the audit log. */
type Written = { tables: number; rows: number }

/** Writes the current Excel structure of an organisation into a database. */
export async function writeStructure({
  db,
  clock,
  targets,
  organisationId,
  credentials,
  permit,
}: Writing): Promise<{ tables: readonly WrittenTable[]; written: Written; read: StructureRead }> {
  const at = clock()
  const { structure, changes } = await inSnapshot(db, async (trx) => ({
    changes: await structureChangeCount(trx, organisationId),
    structure: await structureIn(trx, organisationId),
  }))
  const owner = structureOwner(organisationId)
  const tables = await targets.replaceTables(credentials, owner, structureTables(structure), permit)
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return { tables, written: { tables: tables.length, rows }, read: { organisationId, at, changes } }
}

/** The lock name of an organisation's synchronisations. */
export const synchronisationOf = (organisationId: string) => `database synchronisation ${organisationId}`
