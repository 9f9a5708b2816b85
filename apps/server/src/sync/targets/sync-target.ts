import type { TablePreview } from '@tributary/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../storage/schema.ts'
import type { CsvReader } from '../csv/csv-reader.ts'
import type { MergePlan } from './merge-plan.ts'
import type { ExistingTable, TargetTable } from './target-table.ts'

/** Rows on their way: CSV without its headings, every batch holding whole, checked rows. */
export type RowsToStage = Pick<CsvReader, 'columns' | 'delimiter' | 'rows'>

/** Staged rows to be brought into their table. */
export type Storing = {
  /** What people call where the rows come from, for the sentences of failures. */
  readonly name: string
  readonly table: TargetTable
  /** The note that says whose the table is; left on a table that is made. */
  readonly owner: string
  /** What has to be done, given the table as it is now, locked. Throws when it must be left alone. */
  plan(existing: ExistingTable | undefined): MergePlan
  /** A column whose values seem not to fit the type it has to have, asked when they did not. */
  doubtful(plan: MergePlan): string | undefined
  /** The last thing before the commit; when it throws, everything is undone. Our own database hands over its transaction. */
  beforeCommit(ours?: Kysely<Database>): Promise<void>
}

/** One session of a target, for the length of one stream. */
export type TargetSession = {
  /** Keeps the rows as text where nobody else sees them. They go with the session, however it ends. */
  stage(rows: RowsToStage): Promise<void>
  /**
   * Carries out a plan with the staged rows in one transaction: the table's shape first, then its rows, then its key. Two
   * sessions never write to one table at a time. Values that do not fit their column fail it.
   */
  store(storing: Storing): Promise<void>
}

/**
 * Where the tables of a connector are: our own database, or one of the customer's. Failures that people can do something
 * about are `SyncFailure`s with a cause of the domain; anything else is one of ours. Used by one caller at a time.
 */
export type SyncTarget = {
  /** Tells targets apart for good, without a user or password: `postgres://db.example.com:5432/sales`; '' for our own. */
  readonly place: string
  /** Connects and signs in, as everything else does where that has not happened yet. */
  reach(): Promise<void>
  /** Whether tables may be made in a schema, or the schema itself; changes nothing. */
  checkSchema(schema: string): Promise<void>
  /** Makes the schema where it is missing, and fails when tables may not be made in it. */
  prepareSchema(schema: string): Promise<void>
  describe(table: TargetTable): Promise<ExistingTable | undefined>
  withSession<T>(signal: AbortSignal, work: (session: TargetSession) => Promise<T>): Promise<T>
  /** The first rows of a table that bears this owner's note; undefined where there is none. */
  preview(table: TargetTable, owner: string): Promise<TablePreview | undefined>
  close(): Promise<void>
}
