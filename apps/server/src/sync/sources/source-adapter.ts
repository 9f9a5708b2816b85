import type { ConnectionCheckKey, RefreshCause } from '@tributary/domain'
import type { ColumnType } from '../column-type.ts'
import type { Row, SelectedRows } from '../rows.ts'
import type { SyncLog } from '../sync-log.ts'

/** A column whose type the source declares. */
export type SourceColumn = { readonly name: string; readonly type: ColumnType }

/** Data that becomes one table: a file, a resource of an API, a table of a database. */
export type SourceStream = {
  /** The name people use; the table gets its name from it. */
  readonly name: string
  /** Identifies the stream within its connector; never changes. */
  readonly path: string
  /** Without a size or a time, a change cannot be detected and the stream is read at every refresh. */
  readonly size: number | undefined
  readonly modifiedAt: Date | undefined
  /**
   * In the order of the values of a row; omitted for a file, because its types are inferred from its rows.
   */
  readonly columns?: readonly SourceColumn[]
  /** The columns of the key; empty for a stream without a key; omitted if the engine must find one. */
  readonly key?: readonly string[]
}

/** How to read a stream. */
export type Reading = {
  /** Reads everything; otherwise reads from the cursor, if there is one. */
  readonly full: boolean
  /** The cursor that the last stored refresh returned. */
  readonly cursor: string | undefined
  /** The table has no rows yet, so an unfinished reading of everything hides none. */
  readonly startsEmpty?: boolean
  /** The cursor of the rows in the table, where everything is read again. */
  readonly stored?: string | undefined
  /** The cursor of the last refresh, where the table has no rows. A source that stored none continues from it. */
  readonly emptyCursor?: string | undefined
}

type StreamEnd = {
  /**
   * `changes` are rows to insert or update by their key; `whole` is everything, so missing rows are deleted. Files leave
   * it out: rows they no longer have stay until a full refresh.
   */
  readonly extent?: 'changes' | 'whole'
  /** Changes are merged in a full refresh too, because the source no longer has all rows of the table. */
  readonly keepsOthers?: boolean
  /** Returns where the next incremental refresh starts. Valid once every row has been read. */
  cursor?(): string | undefined
  /** Returns the rows to delete before these are stored. Valid once every row has been read. */
  removed?(): SelectedRows | undefined
  /**
   * Returns the rows that the source still has: all others are deleted before these are stored. For a source whose
   * ids are listed without the rest. Valid once every row has been read.
   */
  retained?(): SelectedRows | undefined
  /**
   * Whether these rows are a slice: once they are stored, the stream is opened again with their cursor, in the same run.
   * Valid once every row has been read.
   */
  more?(): boolean
}

/** A file: CSV with a header line. The bytes end only when the source has confirmed that it sent everything. */
export type FileRows = StreamEnd & { readonly bytes: AsyncIterable<Uint8Array> }

/** Batches of rows of a stream that declares its columns. They end only when the source has confirmed the end. */
export type DeclaredRows = StreamEnd & { readonly rows: AsyncIterable<readonly Row[]> }

export type StreamRows = FileRows | DeclaredRows

export type Progress = (sentence: string) => void

/** One connection to a source. Every failure is a `SourceFailure`. */
export type SourceAdapter<Rows extends StreamRows = StreamRows> = {
  readonly kind: string
  /** Lists the streams that the connector's settings select, sorted by name. */
  list(signal: AbortSignal): AsyncIterable<SourceStream>
  /** `progress` shows how far a long reading is, instead of the number of rows. */
  open(stream: SourceStream, signal: AbortSignal, reading: Reading, progress?: Progress): Rows
  /** Finishes a stream after its rows are stored, for example by moving the file. */
  done(stream: SourceStream): Promise<void>
  /**
   * Runs one check after another and yields each that passes; throws the first that fails. Changes nothing. Pauses before
   * a request that the rate of the account requires run in `whilePaused`.
   */
  probe(signal: AbortSignal, whilePaused?: WhilePaused): AsyncIterable<PassedCheck>
  /** Lists what a refresh would read, for the test of a connection. Valid once every check has passed. */
  tables?(signal: AbortSignal): Promise<SampledTables>
  /** Returns warnings for the run's detail. Valid once all streams are done. */
  warnings?(): readonly string[]
  /** Returns sentences that end the run's detail. */
  notes?(): readonly string[]
  /** Returns the tables that were not listed, because the connector may not read them. Valid once all streams are done. */
  leftOut?(): readonly LeftOut[]
  close(): void
}

/** The tables in the order to show them, and the values that were sent to authorise requests so far. */
export type SampledTables = {
  readonly tables: readonly SampledTable[]
  readonly secrets?: ReadonlySet<string>
}

/** A table that a refresh would write. */
export type SampledTable = {
  readonly name: string
  /** The columns that the source declares. */
  readonly columns: readonly string[]
  /** Reads the first rows. Left out where only the name is to be shown, for example because each request costs money. */
  readonly read?: (signal: AbortSignal) => Promise<FirstRows>
}

/** The first rows of a table, maybe more than needed. */
export type FirstRows = {
  readonly columns: readonly string[]
  readonly rows: readonly Row[]
  /** Whether the table has no others. */
  readonly isWhole: boolean
}

/** Waits for a pause. Its time is not a silence of the source. */
export type WhilePaused = (pause: () => Promise<void>) => Promise<void>

/** Tables that the connector may not read, and a sentence about the reason. */
export type LeftOut = {
  readonly tables: readonly string[]
  readonly why: string
  readonly code: RefreshCause | undefined
}

/** A check of a connection that passed, and a sentence to show with it. */
export type PassedCheck = {
  readonly key: Extract<ConnectionCheckKey, 'host-found' | 'reached' | 'signed-in' | 'source-readable'>
  readonly sentence?: string
}

/** Returns a valid access token of the account that the connector is authorised for. `rejected` is renewed first. */
export type SourceAccess = (options?: { rejected?: string }) => Promise<{
  readonly accessToken: string
  /** The provider's id of the account. */
  readonly account: string
  /** The scopes that were granted, separated by spaces; null if the provider did not name them. */
  readonly scope: string | null
}>

/** A manifest that an organisation uses, as it is stored now. */
export type SourceDescription = {
  /** The organisation that uses it. */
  readonly organisationId: string
  /** The name of the system in sentences. */
  readonly name: string
  readonly version: number
  readonly text: string
}

/** Finds the manifest that a connector reads, from its properties; undefined if there is none. */
export type SourceDescriptions = (
  organisationId: string,
  properties: ReadonlyMap<string, string>,
) => Promise<SourceDescription | undefined>

export type SourceContext = {
  /** The manifest that the connector reads; left out if it reads none, or if the manifest has been deleted. */
  readonly description?: SourceDescription
  /** Left out where nothing can be authorised, as in the test of a connector that does not exist yet. */
  readonly access?: SourceAccess
  /** The connector's properties: secrets decrypted, blank values left out. */
  readonly properties: ReadonlyMap<string, string>
  readonly log: SyncLog
  readonly now: () => Date
}

/** Creates the adapter of each connector type. A type that is not listed cannot be refreshed. */
export type SourceAdapters = Readonly<Record<string, (context: SourceContext) => SourceAdapter>>
