import { SourceFailure } from '../../source-failure.ts'
import type { HttpRequest, HttpResponse, Paging, SourceRecord, StreamRead } from '../http/http-stream.ts'
import { byNextLink, valueAt, withQuery } from '../http/paging.ts'
import { readPages } from '../http/read-pages.ts'
import { badData } from '../http/records.ts'
import { text } from '../http/values.ts'
import { unicontaHttpMessages, unicontaMessages } from './uniconta.messages.ts'

/** What the responses so far have shown about pages. Shared by all tables of a connector. */
export type PagingProof = {
  /** The service links to next pages, so a page without a link is the last one. */
  sendsLinks: boolean
  /** A list of this many rows was complete without a link, so a shorter one is too. */
  complete: number
}

export type ODataList = {
  readonly table: string
  readonly request: HttpRequest
  readonly proof: PagingProof
  /** Returns the fields that identify rows. */
  fieldsOf(rows: readonly SourceRecord[]): readonly string[]
}

type Read = Pick<StreamRead, 'request'>

/**
 * Yields the rows of a list, page by page. OData requires a link where rows are missing. As long as the service has
 * never sent one, the longest lists are checked with a request for what follows them.
 */
export async function* readList(read: Read, list: ODataList): AsyncGenerator<readonly SourceRecord[]> {
  let pages = 0
  let held: readonly SourceRecord[] = []
  for await (const records of pagesOf(read, list, byNextLink(nextLink))) {
    pages += 1
    if (pages > 1) {
      list.proof.sendsLinks = true
      yield held
    }
    held = records
  }
  if (pages === 1 && (await isCut(read, list, held.length))) yield* orderedPages(read, list, held)
  else yield held
}

async function* pagesOf(read: Read, { table, request }: ODataList, paging: Paging) {
  const sending = { request: read.request, isSliceFull: () => false }
  const listing = { name: table, paging, records: ['value'] }
  for await (const { records } of readPages(listing, request, sending, unicontaHttpMessages)) yield records
}

/** Older versions of OData write the link without the sign. */
function nextLink({ body }: HttpResponse): string | undefined {
  const link = valueAt(body, ['@odata.nextLink']) ?? valueAt(body, ['odata.nextLink']) ?? undefined
  if (link === undefined || typeof link === 'string') return link
  throw badData(unicontaHttpMessages.badJson)
}

async function isCut({ request }: Read, { request: first, proof, table }: ODataList, rows: number) {
  if (proof.sendsLinks || rows === 0 || rows < proof.complete) return false
  const { body } = await request(withQuery(first, { $skip: String(rows), $top: '1' }))
  const following = valueAt(body, ['value'])
  if (!Array.isArray(following)) throw badData(unicontaHttpMessages.noRecords(table))
  if (following.length === 0) proof.complete = rows
  return following.length > 0
}

/**
 * Reads a list again in the order of its key, by skipping what was read. Each page begins with the last row of the one
 * before it: if it is another row, rows have moved meanwhile, and some would be missing.
 */
async function* orderedPages(
  read: Read,
  list: ODataList,
  sample: readonly SourceRecord[],
): AsyncGenerator<readonly SourceRecord[]> {
  const order = list.fieldsOf(sample)
  if (order.length === 0) throw badData(unicontaMessages.cutOff(list.table))
  const keyOf = (row: SourceRecord | undefined) => JSON.stringify(order.map((field) => text(row?.[field])))
  let last: SourceRecord | undefined
  for await (const records of pagesOf(read, list, overlapping(order))) {
    if (last && keyOf(records[0]) !== keyOf(last))
      throw new SourceFailure(unicontaMessages.restless(list.table), { passing: true, code: 'source-data' })
    yield last ? records.slice(1) : records
    last = records.at(-1)
  }
}

const overlapping = (order: readonly string[]): Paging => ({
  first: (request) =>
    withQuery(request, { $orderby: order.map((field) => `${field} asc`).join(','), $skip: '0' }),
  next({ request, records }) {
    const skipped = Number(request.query?.$skip)
    const isEnd = records.length === 0 || (skipped > 0 && records.length === 1)
    return isEnd ? undefined : withQuery(request, { $skip: String(skipped + records.length - 1) })
  },
})
