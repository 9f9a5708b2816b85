import type { Kysely } from 'kysely'
import type { Database } from '../../storage/schema.ts'
import type { TakenStream } from './run-end.ts'
import { type ClaimedRun, countRows, mustStillHold } from './run-store.ts'
import { recordStream } from './synced-files.ts'

/** The tables of a structure that were written, and where. */
export type WrittenStructure = {
  readonly target: string
  readonly schema: string
  readonly tables: readonly TakenStream[]
  readonly at: Date
}

/** The run for which a structure is written. Without its lease nothing may be stored. */
export type StructureRun = Pick<ClaimedRun, 'organisationId' | 'requestedBy'> & {
  /** Aborts when the run was cancelled or has lost its lease. */
  readonly signal: AbortSignal
  /** Throws when the run may store nothing more. */
  mustHold(): Promise<void>
  /** Records the tables and adds their rows to the run, in a transaction. Throws when the run may store nothing more. */
  record(trx: Kysely<Database>, written: WrittenStructure): Promise<void>
}

/**
 * Writes the Excel structure of an organisation into its database. A connector of type `excel` has no source: its refresh
 * is this. Throws a `SyncFailure` with the reason.
 */
export type StructureWriter = (run: StructureRun) => Promise<readonly TakenStream[]>

/** Returns a claimed run as writers use it. */
export const structureRun = (db: Kysely<Database>, run: ClaimedRun, signal: AbortSignal): StructureRun => ({
  organisationId: run.organisationId,
  requestedBy: run.requestedBy,
  signal,
  mustHold: () => mustStillHold(db, run),
  record: (trx, written) => recordStructure(trx, run, written),
})

async function recordStructure(
  trx: Kysely<Database>,
  run: ClaimedRun,
  { target, schema, tables, at }: WrittenStructure,
) {
  const total = tables.reduce((sum, { rows }) => sum + rows, 0)
  await countRows(trx, run, total)
  for (const { name, rows } of tables)
    await recordStream(
      trx,
      run,
      { path: name, name, size: undefined, modifiedAt: undefined },
      { table: { schema, name }, target, at, rows, cursor: undefined },
    )
}
