import type { HttpRequest, HttpStream, Incremental } from '../http/http-stream.ts'
import { onePage } from '../http/paging.ts'
import { repeated } from './xero-columns.ts'
import { sizedPages } from './xero-paging.ts'

type Declared = Pick<HttpStream, 'name' | 'columns' | 'key'> & Partial<HttpStream>

export const listRequest = (list: string, query: Record<string, string> = {}): HttpRequest => ({
  path: list,
  query,
})

/** A list of one response, read whole every time. */
export const small = (list: string, stream: Declared, query?: Record<string, string>): HttpStream => ({
  request: listRequest(list, query),
  paging: onePage,
  records: [list],
  leftOut: repeated,
  ...stream,
})

const OVERLAP_MS = 120_000

/** Xero lists what changed since a time in UTC, to the second. The header is an ISO time here, not an HTTP date. */
export const changed: Incremental = {
  apply: (one, position) => ({
    ...one,
    headers: { ...one.headers, 'if-modified-since': position.slice(0, 19) },
  }),
  position: { kind: 'source-time', overlapMs: OVERLAP_MS },
}

/** Balances and flags of contacts, and some fields of documents, change without a new time. */
export const changedWeekly: Incremental = { ...changed, wholeEvery: 'week' }

/** A list in the order of its immutable key, with details that only requests with a page have. */
export function paged(
  list: string,
  id: string,
  stream: Declared,
  query: Record<string, string> = {},
): HttpStream {
  const ordered = { ...query, order: `${id} ASC` }
  return { ...small(list, stream, ordered), paging: sizedPages, incremental: stream.incremental ?? changed }
}
