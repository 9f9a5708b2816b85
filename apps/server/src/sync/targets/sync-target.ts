import type { TablePreview } from '@tributary/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../storage/schema.ts'
import type { ColumnType } from '../column-type.ts'
import type { Row } from '../rows.ts'
import type { MergePlan } from './merge-plan.ts'
import type { ExistingTable, TargetTable } from './target-table.ts'

/** A column of a staging table. */
export type StagingColumn = { readonly name: string; readonly type: ColumnType }

/** CSV without a header line; every chunk is whole, checked rows. */
export type CsvContent = {
  readonly format: 'csv'
  readonly delimiter: ',' | ';' | '\t'
  readonly items: AsyncIterable<Uint8Array>
}

/** Typed rows in batches. */
export type RowContent = { readonly format: 'rows'; readonly items: AsyncIterable<readonly Row[]> }

/** Rows on their way to a target. */
export type RowsToStage = {
  /** The stream's name, for the sentences of failures. */
  readonly name: string
  readonly columns: readonly StagingColumn[]
  /** The table the rows go to, when it does not exist yet. */
  readonly newTable: TargetTable | undefined
  readonly content: CsvContent | RowContent
}

/** Staged rows to merge into their table. */
export type Storing = {
  /** The stream's name, for the sentences of failures. */
  readonly name: string
  readonly table: TargetTable
  /** The owner's mark for a table that is created. */
  readonly owner: string
  /** Plans the merge for the table in its current, locked state. Throws when the table must not be changed. */
  plan(existing: ExistingTable | undefined): MergePlan
  /** After a type error, returns the column with the values that most likely caused it. */
  doubtful(plan: MergePlan): string | undefined
  /** Runs last before the commit; an error rolls everything back. Our own database passes its transaction. */
  beforeCommit(ours?: Kysely<Database>): Promise<void>
}

/** One session of a target, for one stream. */
export type TargetSession = {
  /** Copies rows to where no one else sees them. They are removed with the session, however it ends. */
  stage(rows: RowsToStage): Promise<void>
  /**
   * Merges the staged rows in one transaction: the shape of the table first, then its rows, then its key. Two sessions
   * never write to one table at the same time. A value that does not fit its column fails it.
   */
  store(storing: Storing): Promise<void>
}

/**
 * The database that a connector's tables are in: ours or a customer's. A failure that people can do something about is a
 * `SyncFailure`; any other error is a fault of ours. For one caller at a time.
 */
export type SyncTarget = {
  /** Identifies the target, without user or password: `postgres://db.example.com:5432/sales`; '' for our own. */
  readonly place: string
  /** Connects and signs in. Every other call does so when needed. */
  reach(): Promise<void>
  /** Checks that tables can be created in a schema, or the schema itself. Changes nothing. */
  checkSchema(schema: string): Promise<void>
  /** Creates a missing schema. Fails when tables cannot be created in it. */
  prepareSchema(schema: string): Promise<void>
  describe(table: TargetTable): Promise<ExistingTable | undefined>
  withSession<T>(signal: AbortSignal, work: (session: TargetSession) => Promise<T>): Promise<T>
  /** Returns the first rows of a table with this owner's mark, or undefined if it does not exist. */
  preview(table: TargetTable, owner: string): Promise<TablePreview | undefined>
  close(): Promise<void>
}
