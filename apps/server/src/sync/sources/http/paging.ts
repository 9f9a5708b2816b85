import type { HttpRequest, HttpResponse, Page, Paging, SourceRecord } from './http-stream.ts'

/** Adds parameters to the query of a request. */
export const withQuery = (request: HttpRequest, query: Readonly<Record<string, string>>): HttpRequest => ({
  ...request,
  query: { ...request.query, ...query },
})

/** A listing of one response. */
export const onePage: Paging = { first: (request) => request, next: () => undefined }

type Counted = {
  /** The number of pages that the source says there are. */
  pages?(response: HttpResponse): number | undefined
  /** The number of records that the source says there are. */
  total?(response: HttpResponse): number | undefined
}

/**
 * Pages with a number, from 1. The end is the stated last page or total, else an empty page: a page with fewer records
 * than requested is not the last one, because servers limit sizes silently.
 */
export const byPageNumber = (
  parameter: string,
  { size, pages, total }: Counted & { size?: Readonly<Record<string, string>> } = {},
): Paging => ({
  first: (request) => withQuery(request, { ...size, [parameter]: '1' }),
  next(page) {
    const number = Number(page.request.query?.[parameter])
    const last = pages?.(page.response)
    if (last === undefined ? isEnd(page, total?.(page.response)) : number >= last) return undefined
    return withQuery(page.request, { [parameter]: String(number + 1) })
  },
  ...(total && { total: ({ response }) => total(response) }),
})

const isEnd = ({ records, seen }: Page, total: number | undefined) =>
  records.length === 0 || (total !== undefined && seen >= total)

/** Pages that start after a number of records. */
export const byOffset = (
  parameter: string,
  { size, total }: Pick<Counted, 'total'> & { size?: Readonly<Record<string, string>> } = {},
): Paging => ({
  first: (request) => withQuery(request, { ...size, [parameter]: '0' }),
  next(page) {
    if (isEnd(page, total?.(page.response))) return undefined
    return withQuery(page.request, { [parameter]: String(page.seen) })
  },
  ...(total && { total: ({ response }) => total(response) }),
})

/** Pages of everything after a version, oldest change first, until a page is empty. */
export const byVersion = (
  parameter: string,
  versionOf: (page: Page) => string | undefined,
  size: Readonly<Record<string, string>> = {},
): Paging => ({
  first: (request) => withQuery(request, { [parameter]: '0', ...size, ...request.query }),
  next(page) {
    const version = page.records.length === 0 ? undefined : versionOf(page)
    return version === undefined ? undefined : withQuery(page.request, { [parameter]: version })
  },
})

/** Pages of which each names the next one, which is added to the same request. */
export const byToken = (
  tokenOf: (response: HttpResponse) => string | undefined,
  apply: (request: HttpRequest, token: string) => HttpRequest,
): Paging => ({
  first: (request) => request,
  next({ request, response }) {
    const token = tokenOf(response)
    return token === undefined ? undefined : apply(request, token)
  },
})

/**
 * Pages of which each links to the next one. A relative link is relative to the page that has it. The client refuses a link to
 * another origin.
 */
export const byNextLink = (linkOf: (response: HttpResponse) => string | undefined): Paging => ({
  first: (request) => request,
  next({ request: { query: _, ...request }, response }) {
    const link = linkOf(response)
    return link === undefined ? undefined : { ...request, path: linkedAddress(link, response) }
  },
})

/** Returns a link that cannot be read as it is, so that the client refuses it. */
const linkedAddress = (link: string, { url }: HttpResponse): string =>
  URL.canParse(link, url.href) ? new URL(link, url).href : link

/** Returns the value at a path of a record; undefined if there is none. */
export function valueAt(value: unknown, path: readonly string[]): unknown {
  let inner = value
  for (const field of path)
    inner = typeof inner === 'object' && inner !== null ? (inner as SourceRecord)[field] : undefined
  return inner
}
