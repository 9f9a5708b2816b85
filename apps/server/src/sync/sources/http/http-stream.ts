import type { IncomingHttpHeaders } from 'node:http'
import type { ColumnType } from '../../column-type.ts'
import type { RowValue } from '../../rows.ts'

/** A record as the source sends it. */
export type SourceRecord = Readonly<Record<string, unknown>>

/** A request that only reads. Its path is relative to the base of the source. */
export type HttpRequest = {
  /** `POST` only where it reads, because requests are retried. */
  readonly method?: 'GET' | 'POST'
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** The format of the response; JSON if left out. A text is returned as it is. */
  readonly format?: 'json' | 'text'
  /** The values in it that authorise it. They must not be shown. */
  readonly secrets?: readonly string[]
  /** Returns the request to show, where its secrets may be changed beyond recognition. Throws if there is none. */
  shown?(): HttpRequest
}

/** A successful response. The body is undefined where there is none (204). */
export type HttpResponse = {
  readonly status: number
  /** The address of the request. */
  readonly url: URL
  readonly headers: IncomingHttpHeaders
  /** JSON. Numbers that a double cannot hold are `JSON.rawJSON` objects. */
  readonly body: unknown
  /** The source's own time, from its `Date` header. */
  readonly servedAt: Date | undefined
}

/** A column and where its value comes from. */
export type Column = {
  readonly name: string
  readonly type: ColumnType
  /** The path of the value in the record; the place of the record in its list, from 1; or a value of the parent record. */
  readonly from:
    | { readonly record: readonly string[] }
    | { readonly parent: readonly string[] }
    | 'line-number'
  /** Returns undefined for a value that the type cannot hold. */
  read(value: unknown): RowValue | undefined
}

/** One page of a listing. */
export type Page = {
  readonly request: HttpRequest
  readonly response: HttpResponse
  readonly records: readonly SourceRecord[]
  /** How many records the listing has sent so far, including this page. */
  readonly seen: number
}

/** How a listing is divided into pages. */
export type Paging = {
  /** Returns the request of the first page. */
  first(request: HttpRequest): HttpRequest
  /** Returns the request of the next page; undefined after the last one. */
  next(page: Page): HttpRequest | undefined
  /** The number of records that the source says the listing has. A listing that sends fewer fails. */
  total?(page: Page): number | undefined
}

/** How to read only what changed since the last reading. */
export type Incremental = {
  /** Limits a request to the changes after a position. */
  apply(request: HttpRequest, position: string): HttpRequest
  /**
   * What the position is. `source-time`: the time of the first response minus an overlap, as an ISO text, for sources that
   * stamp changes with their own clock. `greatest`: the greatest value in the records. `page`: a value of the last page,
   * for listings in the order of that value; such a listing is stored in slices.
   */
  readonly position:
    | { readonly kind: 'source-time'; readonly overlapMs: number }
    | {
        readonly kind: 'greatest'
        of(record: SourceRecord): string | undefined
        /** A negative number if the first position is before the second. */
        compare(one: string, other: string): number
      }
    | {
        readonly kind: 'page'
        of(page: Page): string | undefined
        /** Left out where positions have no order. Tables at different positions are then read separately. */
        compare?(one: string, other: string): number
      }
  /** Reads everything again after this time, for sources that do not report every change. */
  readonly wholeEvery?: 'day' | 'week' | 'month'
}

/** Divides a whole reading by dates, oldest first, for sources that cannot list all of it in one listing. */
export type Windows = {
  /** The first day, `YYYY-MM-DD`. */
  readonly from: string
  /** The day after the last one, `YYYY-MM-DD`. */
  readonly to: string
  readonly by: 'month' | 'year'
  /** Limits a request to a window. `to` is exclusive. Changes are read with one window that spans everything. */
  apply(request: HttpRequest, window: { readonly from: string; readonly to: string }): HttpRequest
}

/** A table made of lists inside the records of a stream. All rows of a changed parent are replaced. */
export type ChildTable = {
  readonly name: string
  /** Returns the inner records of a parent record. */
  records(parent: SourceRecord): readonly SourceRecord[]
  readonly columns: readonly Column[]
  readonly key: readonly string[]
  /** The column with the key of the parent. */
  readonly parentKey: string
}

/** Requests of one reading: authorised, limited and retried. */
export type StreamRead = {
  readonly signal: AbortSignal
  /** Where to continue; undefined to read everything. */
  readonly position: string | undefined
  /** The table has no rows yet. */
  readonly startsEmpty: boolean
  request(request: HttpRequest): Promise<HttpResponse>
  /** Adds a sentence to the detail of the run. */
  warn(sentence: string): void
  /** Shows how far the reading is while it runs. */
  progress(sentence: string): void
}

/** Records that a stream has read. */
export type RecordPage = {
  readonly records: readonly SourceRecord[]
  /** Values of the `removedBy` column (the key, unless the stream names another) whose rows are deleted. */
  readonly removed?: readonly string[]
  /** The keys of all records that the source still has. Rows of others are deleted. Given once, with a complete list. */
  readonly retained?: readonly string[]
  /** A reading can continue from here. Given only where every record before it has been read. */
  readonly position?: string | undefined
  /** Nothing follows, so no slice ends here. */
  readonly isLast?: boolean
}

/** A listing of a source that becomes a table, and the tables of the lists inside its records. */
export type HttpStream = {
  /** The name of the table. */
  readonly name: string
  readonly request: HttpRequest
  readonly paging: Paging
  /** The path of the records in a response; empty if the response is the list. A response without it fails the stream. */
  readonly records: readonly string[]
  readonly columns: readonly Column[]
  /** The columns of the key; empty for a stream without one, which is always read whole. */
  readonly key: readonly string[]
  /** Left out, every reading reads everything. */
  readonly incremental?: Incremental
  readonly windows?: Windows
  /** Whether a record says that it was deleted. Its row is deleted, and not stored. */
  isRemoved?(record: SourceRecord): boolean
  /**
   * A full refresh deletes no rows except those that `removed` and `retained` select, because the source loses old
   * records or takes hours to read. Other settings still replace everything.
   */
  readonly keepsOld?: boolean
  /** The column that selects the rows to delete; the first column of the key if left out. */
  readonly removedBy?: string
  readonly children?: readonly ChildTable[]
  /**
   * Top-level fields that no column reads and that must not be stored. All others are stored as JSON in `other_fields`.
   * Left out, the table has no `other_fields`.
   */
  readonly leftOut?: readonly string[]
  /** Reads the records where the declaration cannot say how. Replaces request, paging and windows. */
  pages?(read: StreamRead): AsyncIterable<RecordPage>
}
