import { SourceFailure } from '../../source-failure.ts'
import type {
  HttpRequest,
  HttpResponse,
  Paging,
  RecordPage,
  SourceRecord,
  StreamRead,
} from '../http/http-stream.ts'
import { byPageNumber, valueAt, withQuery } from '../http/paging.ts'
import { readPages } from '../http/read-pages.ts'
import { text } from '../http/values.ts'
import { goHttpMessages, powerOfficeMessages } from './poweroffice.messages.ts'

const PAGE_SIZE = '2000'

/** Pages in a stable order. The response says whether there is another one; without that, an empty page is the end. */
export const goPages = (orderBy: string, size = PAGE_SIZE): Paging =>
  byPageNumber('PageNumber', { size: { PageSize: size, OrderBy: orderBy }, pages: lastPage })

/** Returns 0 on the last page, infinity before it, and undefined if the response does not say. */
function lastPage({ headers }: HttpResponse): number | undefined {
  const { nextPageLink } = parsed(headers['x-pagination'])
  if (nextPageLink === null) return 0
  return nextPageLink === undefined ? undefined : Number.POSITIVE_INFINITY
}

function parsed(header: string | string[] | undefined): { nextPageLink?: unknown } {
  try {
    return Object(JSON.parse(String(header)))
  } catch {
    return {}
  }
}

type Order = { readonly name: string; readonly orderBy: string; readonly size?: string }

/** Reads the pages of a list. */
export const pagesOf = (
  { request }: Pick<StreamRead, 'request'>,
  list: HttpRequest,
  { name, orderBy, size }: Order,
): AsyncGenerator<RecordPage> =>
  readPages(
    { name, paging: goPages(orderBy, size), records: [] },
    list,
    { request, isSliceFull: () => false },
    goHttpMessages,
  )

/**
 * Reads the pages of a list whose records can be deleted. A record that is deleted while we read moves all later ones
 * forward, and one of them may move to a page that was already read. So the record at the end of each page is requested
 * again after the next page: it must be one that was read.
 */
export async function* steadyPages(
  read: Pick<StreamRead, 'request'>,
  list: HttpRequest,
  order: Order,
): AsyncGenerator<RecordPage> {
  let [seen, before] = [0, [] as readonly SourceRecord[]]
  for await (const { records } of pagesOf(read, list, order)) {
    if (seen > 0) await refuseShift(read, list, { ...order, at: seen, known: [...before, ...records] })
    seen += records.length
    before = records
    yield { records }
  }
}

type Boundary = Order & { readonly at: number; readonly known: readonly SourceRecord[] }

async function refuseShift(
  { request }: Pick<StreamRead, 'request'>,
  list: HttpRequest,
  { name, orderBy, at, known }: Boundary,
): Promise<void> {
  const one = { PageSize: '1', PageNumber: String(at), OrderBy: orderBy, Fields: orderBy }
  const { body } = await request(withQuery(list, one))
  const idOf = (record: unknown) => text(valueAt(record, [orderBy]))
  const found = Array.isArray(body) ? idOf(body[0]) : null
  if (found === null || !known.some((record) => idOf(record) === found))
    throw new SourceFailure(powerOfficeMessages.restless(name), { passing: true, code: 'source-busy' })
}
