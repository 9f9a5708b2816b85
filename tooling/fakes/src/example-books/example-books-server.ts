import { apiPages } from '../http-api/api-pages.ts'
import { type ApiServer, startApiServer } from '../http-api/api-server.ts'
import { listed, refusals } from './example-books-listing.ts'
import { type Author, type Book, type ExampleBooksStore, exampleBooksStore } from './example-books-store.ts'

export type ExampleBooksServer = ApiServer &
  ExampleBooksStore & {
    /** The keys that may read. */
    readonly keys: Set<string>
    /** Lists that the plan of the account leaves out. */
    readonly notInPlan: Set<string>
  }

export type ExampleBooksOptions = {
  key: string
  port?: number
  clock?: () => Date
  /** Requests in a minute. */
  limit?: number
}

const MINUTE_MS = 60_000

/** Starts a fake of version 1 of Example Books on loopback, without records. */
export async function startExampleBooks({
  key,
  limit = 60,
  clock = () => new Date(),
  ...options
}: ExampleBooksOptions): Promise<ExampleBooksServer> {
  const store = exampleBooksStore(clock)
  const pages = apiPages()
  const keys = new Set([key])
  const notInPlan = new Set<string>()

  const list = (name: string, all: () => readonly (Author | Book)[], query: readonly string[] = []) => ({
    path: `/v1/${name}`,
    query: ['page', 'per_page', ...query],
    handle: (request: Parameters<typeof listed>[0]) => {
      if (!keys.has(String(request.headers['x-api-key']))) throw refusals.unknownKey()
      if (notInPlan.has(name)) throw refusals.notInPlan()
      return { json: listed(request, all(), pages) }
    },
  })

  const api = await startApiServer({
    ...options,
    clock,
    pages,
    routes: [
      { path: '/v1/', handle: () => ({ json: { name: 'Example Books', version: '1.4' } }) },
      list('authors', store.authors.all),
      list('books', store.books.all, ['updated_since']),
    ],
    limits: [{ count: limit, windowMs: MINUTE_MS, refuse: refusals.tooMany }],
    refusalOf: (problem) =>
      problem.kind === 'unknown-parameter' ? refusals.unknownParameter(problem.name) : refusals.notFound,
  })
  return Object.assign(api, store, { keys, notInPlan })
}
