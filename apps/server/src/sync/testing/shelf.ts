import {
  ApiRefusal,
  type ApiRequest,
  type ApiResponse,
  type ApiRoute,
} from '@tributary/fakes/http-api/api-exchange'
import { type ApiServer, startApiServer } from '@tributary/fakes/http-api/api-server'
import { type RecordTable, recordTable } from '@tributary/fakes/http-api/record-table'

// A small API with every kind of paging and of authentication, for tests of manifests, not of a real system.

export type ShelfBook = {
  id: number
  title: string
  /** Grows with every change of any book. */
  version: number
  changed: string
  deleted_at: string | null
  editions: readonly { isbn: string }[]
  publisher: { name: string }
}

export type Shelf = {
  readonly api: ApiServer
  readonly books: RecordTable<ShelfBook>
  /** Returns whether a request has the right credentials. */
  isAuthorised: (request: ApiRequest) => boolean
}

const PAGE = 2

type Listing = { items: readonly ShelfBook[]; total: number }

/** Starts the API. It refuses parameters that it does not document. */
export async function startShelf(clock: () => Date): Promise<Shelf> {
  const books = recordTable<ShelfBook>(({ id }) => String(id))
  const shelf = { books, isAuthorised: (_: ApiRequest): boolean => true }

  const guarded = (route: ApiRoute): ApiRoute => ({
    ...route,
    handle(request) {
      if (!shelf.isAuthorised(request))
        throw new ApiRefusal({ status: 401, json: { error: { code: 'key' } } })
      return route.handle(request)
    },
  })

  function selected({ query }: Pick<ApiRequest, 'query'>): ShelfBook[] {
    const since = query.get('since')
    const [from, to] = [query.get('from'), query.get('to')]
    return books
      .all()
      .filter(({ changed }) => since === null || Date.parse(changed) >= Date.parse(since))
      .filter(({ changed }) => (from === null || changed >= from) && (to === null || changed < to))
  }

  const slice = (all: readonly ShelfBook[], start: number): Listing => ({
    items: all.slice(start, start + PAGE),
    total: all.length,
  })

  const numbered = (request: ApiRequest): ApiResponse => {
    const { items, total } = slice(selected(request), (Number(request.query.get('page') ?? 1) - 1) * PAGE)
    return { json: { data: { items } }, headers: { 'x-total': String(total) } }
  }

  const routes: ApiRoute[] = [
    { path: '/v1/numbered', query: ['page', 'size', 'since', 'from', 'to', 'key'], handle: numbered },
    {
      path: '/v1/offset',
      query: ['skip', 'since'],
      handle: (request) => ({ json: slice(selected(request), Number(request.query.get('skip'))) }),
    },
    {
      path: '/v1/versions',
      query: ['after'],
      handle({ query }) {
        const later = books
          .all()
          .filter(({ version }) => version > Number(query.get('after')))
          .toSorted((one, other) => one.version - other.version)
        return { json: slice(later, 0).items }
      },
    },
    {
      method: 'POST',
      path: '/v1/search',
      handle({ body }) {
        const { after = '0', filter, ...other } = JSON.parse(body)
        if (Object.keys(other).length > 0 || filter?.order !== 'id')
          throw new ApiRefusal({ status: 400, json: {} })
        const query = new URLSearchParams(filter.since ? { since: filter.since.replace('gte ', '') } : {})
        const { items, total } = slice(selected({ query }), Number(after))
        const next = Number(after) + items.length
        return { json: { items, ...(next < total && { next }) } }
      },
    },
    {
      path: '/v1/links',
      query: ['cursor'],
      handle(request) {
        const start = Number(request.query.get('cursor') ?? 0)
        const { items, total } = slice(selected(request), start)
        const next = start + items.length
        return { json: { items, next: next < total ? `${api.uri}/v1/links?cursor=${next}` : null } }
      },
    },
    { path: '/v1/all', query: ['branch'], handle: () => ({ json: books.all() }) },
  ]
  const api = await startApiServer({
    routes: routes.map(guarded),
    refusalOf: ({ kind }) => ({ status: kind === 'no-route' ? 404 : 400, json: { error: { code: kind } } }),
    clock,
  })
  return Object.assign(shelf, { api })
}

/** Returns a book that was changed on a day of November 2026. */
export const shelfBook = (id: number, more: Partial<ShelfBook> = {}): ShelfBook => ({
  id,
  title: `Book ${id}`,
  version: id,
  changed: `2026-11-${String(id).padStart(2, '0')}T10:00:00.000Z`,
  deleted_at: null,
  editions: [{ isbn: `${id}-a` }, { isbn: `${id}-b` }],
  publisher: { name: 'Press' },
  ...more,
})
