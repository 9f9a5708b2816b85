import type { HttpResponse, Paging } from '../http/http-stream.ts'
import { byPageNumber } from '../http/paging.ts'

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
