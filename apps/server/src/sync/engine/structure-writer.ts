import type { Kysely } from 'kysely'
import type { Database } from '../../storage/schema.ts'
import type { TakenStream } from './run-end.ts'
import { type ClaimedRun, countRows, mustStillHold } from './run-store.ts'

/** The run for which a structure is written. Without its lease nothing may be stored. */
export type StructureRun = Pick<ClaimedRun, 'organisationId' | 'requestedBy'> & {
  /** Aborts when the run was cancelled or has lost its lease. */
  readonly signal: AbortSignal
  /** Throws when the run may store nothing more. */
  mustHold(): Promise<void>
  /** Adds rows to the run, in the transaction that records them. Throws when the run may store nothing more. */
  countRows(db: Kysely<Database>, rows: number): Promise<void>
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
  countRows: (trx, rows) => countRows(trx, run, rows),
})
