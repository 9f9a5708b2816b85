import type { ConnectionCheckKey } from '@tributary/domain'
import type { ColumnType } from '../column-type.ts'
import type { SyncLog } from '../sync-log.ts'

/** A column whose type the source itself declares. */
export type SourceColumn = { readonly name: string; readonly type: ColumnType }

/** What becomes one table: a file, a resource of an API, a table of a database. */
export type SourceStream = {
  /** What people call it; the table is named after it. */
  readonly name: string
  /** What tells it apart within its connector, for good. */
  readonly path: string
  /** Without a size or a time nothing can tell whether a file has changed, and it is read every time. */
  readonly size: number | undefined
  readonly modifiedAt: Date | undefined
  /** In the order of the rows; left out where types are learnt from the rows. */
  readonly columns?: readonly SourceColumn[]
  /** The columns that tell rows apart, none where there are none; left out where the engine looks for one. */
  readonly key?: readonly string[]
}

/** How a stream shall be read. */
export type Reading = {
  /** Everything anew. Otherwise from the cursor on, where there is one. */
  readonly full: boolean
  /** What the last refresh that was stored left behind. */
  readonly cursor: string | undefined
}

/** The rows of a stream as CSV in UTF-8, headings first. What stands beside them is known once they have all been read. */
export type StreamRows = {
  readonly bytes: AsyncIterable<Uint8Array>
  /**
   * `changes` are rows to add and update by their key; `whole` are all there are: what is missing is gone. Files leave it
   * out: they update what they name, and rows they no longer have stay until a full refresh.
   */
  readonly extent?: 'changes' | 'whole'
  /** Where the next incremental refresh goes on; asked for when every row has been read. */
  cursor?(): string | undefined
  /** What `changes` also make go; asked for when every row has been read, and taken out before these are put in. */
  removed?(): RemovedRows | undefined
}

/** Rows of the table that hold one of these values in this column: the lines of an order read anew, orders thrown away. */
export type RemovedRows = { readonly column: string; readonly values: readonly string[] }

/** One connection to where a connector's data is. Every failure is a `SourceFailure`. */
export type SourceAdapter = {
  readonly kind: string
  /** The streams the connector's settings choose, sorted by name. */
  list(signal: AbortSignal): AsyncIterable<SourceStream>
  /** The rows of one stream; the bytes end only when the source confirmed that it sent everything. */
  open(stream: SourceStream, signal: AbortSignal, reading: Reading): StreamRows
  /** What the source wants done with a stream whose rows are in, such as moving the file away. */
  done(stream: SourceStream): Promise<void>
  /** Tries one thing after the other and yields what held; the first that does not is thrown. Changes nothing. */
  probe(signal: AbortSignal): AsyncIterable<PassedCheck>
  /** Sentences for the run's detail about what worked but should not stay as it is; requested when all streams are done. */
  warnings?(): readonly string[]
  close(): void
}

/** Something that holds of a connection, and what to tell of it. */
export type PassedCheck = {
  readonly key: Extract<ConnectionCheckKey, 'host-found' | 'reached' | 'signed-in' | 'source-readable'>
  readonly sentence?: string
}

export type SourceContext = {
  /** The connector's properties, secrets opened, blank ones left out. */
  readonly properties: ReadonlyMap<string, string>
  readonly log: SyncLog
  readonly now: () => Date
}

/** How a connector type is read; a type that is not here cannot be refreshed. */
export type SourceAdapters = Readonly<Record<string, (context: SourceContext) => SourceAdapter>>
