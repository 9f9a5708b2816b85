import { SourceFailure } from '../../source-failure.ts'
import type { HttpRequest, HttpResponse, StreamRead } from '../http/http-stream.ts'
import { wooMessages } from './woocommerce.messages.ts'

export type ShopRow = Readonly<Record<string, unknown>> & { readonly id: number }

export type ListingOptions = {
  /** How often the reader of a listing may go back before it fails. */
  readonly steps: number
}

const PER_PAGE = 100
/** Rows that two pages share. While some of them are still there, no row was lost between the pages. */
const OVERLAP = 5

/**
 * Yields every row of a listing once, page by page. Rows move between pages while we read: a deleted row moves all later
 * ones forward, a new one moves them back. So rows are identified by their id, and pages overlap. A page that does not
 * overlap the one before shows that rows have moved into pages already read, and the reading goes back to them.
 *
 * The next page is requested while the rows of the last one are being stored; never more than one at a time.
 */
export async function* rowsById(
  read: Pick<StreamRead, 'request'>,
  listing: HttpRequest,
  { steps }: ListingOptions,
): AsyncGenerator<ShopRow[]> {
  const request = (at: number) => {
    const response = read.request(pageOf(listing, at))
    // Thrown when the page is needed. Until then it must not end the process as an unhandled rejection.
    response.catch(() => undefined)
    return response
  }
  let [seen, offset, stepsBack] = [0, 0, 0]
  let response = await request(0)
  for (;;) {
    const rows = ascending(response.body)
    if (offset > 0 && (rows[0]?.id ?? Number.POSITIVE_INFINITY) > seen) {
      if (++stepsBack > steps)
        throw new SourceFailure(wooMessages.restless, { passing: true, code: 'source-busy' })
      offset = Math.max(0, offset - PER_PAGE)
      response = await request(offset)
      continue
    }
    const { total, rowsPerPage } = sizesOf(response)
    const isLast = offset + rowsPerPage >= total
    offset += rowsPerPage - OVERLAP
    const next = isLast ? undefined : request(offset)
    const fresh = rows.filter(({ id }) => id > seen)
    seen = Math.max(seen, rows.at(-1)?.id ?? 0)
    yield fresh
    if (!next) return
    response = await next
  }
}

const pageOf = ({ path, query }: HttpRequest, offset: number): HttpRequest => ({
  path,
  query: { ...query, orderby: 'id', order: 'asc', per_page: String(PER_PAGE), offset: String(offset) },
})

/** A shop may be configured to return fewer rows per page than requested. */
function sizesOf({ headers }: HttpResponse): { total: number; rowsPerPage: number } {
  const total = wholeNumber(headers['x-wp-total'])
  const pages = wholeNumber(headers['x-wp-totalpages'])
  if (total === undefined) throw new SourceFailure(wooMessages.noCount, { code: 'source-data' })
  const shorter = pages !== undefined && pages > Math.ceil(total / PER_PAGE)
  return { total, rowsPerPage: shorter ? Math.max(OVERLAP + 1, Math.ceil(total / pages)) : PER_PAGE }
}

const wholeNumber = (text: string | string[] | undefined) =>
  typeof text === 'string' && /^\d{1,15}$/.test(text) ? Number(text) : undefined

function ascending(body: unknown): ShopRow[] {
  const rows = rowsOf(body)
  if (rows.some(({ id }, at) => id <= (rows[at - 1]?.id ?? 0)))
    throw new SourceFailure(wooMessages.notInOrder, { code: 'source-data' })
  return rows
}

/** Returns the objects of a response. Each must have an id. */
function rowsOf(body: unknown): ShopRow[] {
  if (!Array.isArray(body) || !body.every(isShopRow))
    throw new SourceFailure(wooMessages.badJson, { code: 'source-data' })
  return body
}

const isShopRow = (row: unknown): row is ShopRow =>
  typeof row === 'object' && row !== null && 'id' in row && Number.isSafeInteger(row.id)
