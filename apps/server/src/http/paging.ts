import { badRequest } from './http-error.ts'

/** The part of a query that reads a list a page at a time. */
export type Page = { limit?: number | undefined; cursor?: string | undefined }

const CURSOR = /^(\d{1,9})\.(.{1,200})$/

/**
 * Returns a page of a list, and the cursor of the next one. A cursor has the place and the id of the last item, so that a
 * list in which that item was deleted meanwhile continues at its place.
 */
export function pageOf<Item>(
  items: readonly Item[],
  { limit, cursor }: Page,
): { items: readonly Item[]; next?: string } {
  if (limit === undefined && cursor === undefined) return { items }
  const from = cursor === undefined ? 0 : placeAfter(items, cursor)
  const to = from + (limit ?? items.length)
  const last = items[to - 1]
  return {
    items: items.slice(from, to),
    ...(to < items.length && last !== undefined && { next: `${to}.${idOf(last)}` }),
  }
}

function placeAfter(items: readonly unknown[], cursor: string): number {
  const [, place, id] = CURSOR.exec(cursor) ?? []
  if (!place || !id) throw badRequest('query.cursor must be the cursor of a response.')
  const at = items.findIndex((item) => idOf(item) === id)
  return at === -1 ? Math.max(0, Number(place) - 1) : at + 1
}

const idOf = (item: unknown): string =>
  typeof item === 'object' && item !== null && 'id' in item ? String(item.id) : ''

/** Returns the value of a `Link` header that leads to the next page of this URL (RFC 8288). */
export function nextLink(url: string, next: string): string {
  const [path = '', query = ''] = url.split('?')
  const parameters = new URLSearchParams(query)
  parameters.set('cursor', next)
  return `<${path}?${parameters}>; rel="next"`
}
