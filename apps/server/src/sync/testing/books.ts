import type { ApiRequest, ApiResponse } from '@tributary/fakes/http-api/api-exchange'
import { type ApiServer, startApiServer } from '@tributary/fakes/http-api/api-server'
import { columns, lineNumber, ofParent } from '../sources/http/columns.ts'
import { type HttpSource, type HttpTools, httpSource } from '../sources/http/http-source.ts'
import type { HttpStream } from '../sources/http/http-stream.ts'
import { byVersion, withQuery } from '../sources/http/paging.ts'
import { listAt } from '../sources/http/records.ts'
import type { SourceContext } from '../sources/source-adapter.ts'

// A small API of invoices with lines, and a source that reads it: for tests of the kit, not of a real system.

export type Invoice = {
  id: string
  /** Grows with every change of any invoice. */
  version: number
  total: unknown
  lines?: readonly { sku: string }[]
  deleted?: boolean
}

export type Books = {
  readonly api: ApiServer
  invoices: Invoice[]
  /** Responds to the next requests. */
  respond: (request: ApiRequest) => ApiResponse
}

export const PAGE = 2

/** Starts the API. It lists what has changed since a version, two invoices a page. */
export async function startBooks(clock?: () => Date): Promise<Books> {
  const route = { path: '/v1/*rest', query: ['page', 'after', 'since', 'from', 'to'] }
  const books: Omit<Books, 'api'> = { invoices: [], respond: (request) => versioned(books.invoices, request) }
  const api = await startApiServer({
    routes: [{ ...route, handle: (request) => books.respond(request) }],
    refusalOf: () => ({ status: 400, json: {} }),
    ...(clock && { clock }),
  })
  return Object.assign(books, { api })
}

/** Lists everything after a version, oldest change first. */
export function versioned(invoices: readonly Invoice[], { query }: ApiRequest): ApiResponse {
  const listed = invoices
    .filter(({ version }) => version > Number(query.get('after') ?? 0))
    .toSorted((one, other) => one.version - other.version)
  return { json: { items: listed.slice(0, PAGE) } }
}

const lastVersion = ({ records }: { records: readonly Readonly<Record<string, unknown>>[] }) =>
  records.at(-1)?.version?.toString()

/** Invoices and their lines, read from the last version. */
export const booksFeed: HttpStream = {
  name: 'invoices',
  request: { path: 'invoices' },
  records: ['items'],
  columns: [...columns('text', 'id'), ...columns('numeric', 'total')],
  key: ['id'],
  paging: byVersion('after', lastVersion),
  incremental: {
    apply: (request, position) => withQuery(request, { after: position }),
    position: { kind: 'page', of: lastVersion, compare: (one, other) => Number(one) - Number(other) },
  },
  isRemoved: ({ deleted }) => deleted === true,
  children: [
    {
      name: 'invoice_lines',
      records: listAt('lines'),
      columns: [ofParent('text', 'id', 'invoice_id'), lineNumber(), ...columns('text', 'sku')],
      key: ['invoice_id', 'line_no'],
      parentKey: 'invoice_id',
    },
  ],
}

export const booksDefinition = (uri: string, stream: HttpStream = booksFeed): HttpSource => ({
  kind: 'books',
  provider: 'Books',
  base: new URL(`${uri}/v1/`),
  authorise: async () => ({ authorization: 'Bearer one' }),
  explain: () => undefined,
  rates: [],
  settings: [],
  streams: () => [stream],
  async *probe() {},
})

export const booksSource =
  (uri: string, tools: HttpTools, stream?: HttpStream) =>
  ({ now }: Pick<SourceContext, 'now'>) =>
    httpSource(booksDefinition(uri, stream), tools, { now })
