import { ApiRefusal, type ApiRequest, type ApiResponse, type ApiRoute } from '../http-api/api-exchange.ts'
import type { ApiLimit } from '../http-api/api-limits.ts'
import { apiPages } from '../http-api/api-pages.ts'
import { type ApiServer, startApiServer } from '../http-api/api-server.ts'
import {
  badRequest,
  dayOf,
  type FindRecords,
  inOrder,
  listed,
  pageParameters,
  selected,
} from './go-listing.ts'
import { type GoResource, goPrivileges, goResources } from './go-resources.ts'
import { type GoRecord, type GoStore, goStore } from './go-store.ts'
import { type GoApplication, type GoTokens, goTokens } from './go-tokens.ts'
import { trialBalance } from './trial-balance.ts'

/** A company that uses PowerOffice Go and has added the integration. */
export type GoClient = {
  readonly name: string
  readonly store: GoStore
  /** The privileges that the integration has at this client. */
  readonly privileges: Set<string>
  /** Privileges that the integration wants, but whose module the client has not subscribed to. */
  readonly withoutModule: Set<string>
}

export type GoServer = ApiServer & {
  readonly application: GoApplication
  readonly tokens: GoTokens
  /** The clients by their keys. Removing one revokes its key. */
  readonly clients: Map<string, GoClient>
  /** Adds a client that allows everything and has no data. */
  addClient(key: string, name: string): GoClient
}

export type GoServerOptions = {
  application?: GoApplication
  port?: number
  clock?: () => Date
  routes?: readonly ApiRoute[]
}

/** Most requests of one subscription key in a second. */
export const goLimits: readonly ApiLimit[] = [
  {
    count: 10,
    windowMs: 1_000,
    key: ({ headers }) => String(headers['ocp-apim-subscription-key']),
    refuse: () => ({ status: 429, json: { statusCode: '429', message: 'Rate limit is exceeded.' } }),
  },
]

/** Starts PowerOffice Go's API v2 on loopback. The API is at `/v2` and the token endpoint at `/OAuth/Token`. */
export async function startPowerOffice({
  application = { applicationKey: 'app-1', subscriptionKey: 'sub-1' },
  port = 0,
  clock = () => new Date(),
  routes = [],
}: GoServerOptions = {}): Promise<GoServer> {
  const clients = new Map<string, GoClient>()
  const tokens = goTokens(application, (key) => clients.has(key), clock)
  const pages = apiPages()
  const guarded = (route: ApiRoute): ApiRoute => ({
    ...route,
    handle: (request) => gatewayRefusal(request, application) ?? route.handle(request),
  })
  const forClient = (request: ApiRequest) => clients.get(tokens.clientOf(request) ?? '')
  const own: ApiRoute[] = [
    { method: 'POST', path: '/OAuth/Token', handle: tokens.issue },
    { path: '/v2/ClientIntegrationInformation', handle: (request) => informationOf(forClient(request)) },
    {
      path: '/v2/OutgoingInvoices/:id/Lines',
      query: pageParameters,
      handle: (request) => linesOf(request, allowed(forClient(request), 'OutgoingInvoice')),
    },
    ...goResources.map(
      (resource): ApiRoute => ({
        path: `/v2/${resource.path}`,
        query: [...pageParameters, ...parametersOf(resource)],
        handle: (request) => listOf(resource, request, allowed(forClient(request), resource.privileges)),
      }),
    ),
  ]

  function listOf(resource: GoResource, request: ApiRequest, { store }: GoClient): ApiResponse {
    const { kind } = resource
    const find: FindRecords = (order) =>
      kind === 'trialBalance'
        ? inOrder(trialBalance(store, dayOf(request.query, 'date', true)), kind, order)
        : selected(store.all(kind), resource, request.query)(order)
    return listed(find, { request, kind, pages, uri: api.uri })
  }

  function linesOf(request: ApiRequest, { store }: GoClient): ApiResponse {
    const { id = '' } = request.params
    if (!store.has('outgoingInvoices', id)) return { status: 404, json: { Title: 'Not Found', Status: 404 } }
    const lines = () => linesByInvoice(store.all('outgoingInvoiceLines')).get(id) ?? []
    const found = () => lines().map(({ InvoiceId: _, ...line }): GoRecord => line)
    const kind = 'outgoingInvoiceLines'
    return listed((order) => inOrder(found(), kind, order), { request, kind, pages, uri: api.uri })
  }

  const api = await startApiServer({
    routes: [...own.map(guarded), ...routes],
    refusalOf: (problem) =>
      problem.kind === 'unknown-parameter'
        ? badRequest(`Unknown parameter ${problem.name}`)
        : { status: problem.kind === 'no-route' ? 404 : 405 },
    port,
    clock,
    pages,
    limits: goLimits,
  })

  return Object.assign(api, {
    application,
    tokens,
    clients,
    addClient(key: string, name: string) {
      const client = {
        name,
        store: goStore(clock),
        privileges: new Set(goPrivileges),
        withoutModule: new Set<string>(),
      }
      clients.set(key, client)
      return client
    },
  })
}

const grouped = new WeakMap<readonly GoRecord[], Map<unknown, GoRecord[]>>()

/** Groups the lines once until one changes. */
function linesByInvoice(lines: readonly GoRecord[]): Map<unknown, GoRecord[]> {
  const known = grouped.get(lines) ?? Map.groupBy(lines, ({ InvoiceId }) => InvoiceId)
  grouped.set(lines, known)
  return known
}

/** The gateway in front of the API checks the subscription key before anything else. */
function gatewayRefusal(
  { headers }: ApiRequest,
  { subscriptionKey }: GoApplication,
): ApiResponse | undefined {
  if (headers['ocp-apim-subscription-key'] === subscriptionKey) return undefined
  const message = 'Access denied due to invalid subscription key. Make sure to provide a valid key.'
  return { status: 401, json: { statusCode: 401, message } }
}

const UNAUTHORISED: ApiResponse = { status: 401, headers: { 'www-authenticate': 'Bearer' } }

function allowed(client: GoClient | undefined, privileges: string): GoClient {
  if (!client) throw new ApiRefusal(UNAUTHORISED)
  const has = (name: string) => client.privileges.has(name) || client.privileges.has(`${name}_Full`)
  if (!privileges.split(' ').some(has)) throw new ApiRefusal({ status: 403 })
  return client
}

function informationOf(client: GoClient | undefined): ApiResponse {
  if (!client) return UNAUTHORISED
  return {
    json: {
      ActiveClientSubscriptions: ['Accounting'],
      ClientId: client.name,
      ClientName: client.name,
      ValidPrivileges: [...client.privileges],
      InvalidPrivileges: [...client.withoutModule],
    },
  }
}

const parametersOf = ({ kind, after = {}, dated, asOf, ranges = {}, flags = {} }: GoResource) => [
  ...Object.keys(ranges),
  ...Object.keys(after),
  ...Object.keys(flags),
  ...(dated ? ['fromDate', 'toDate'] : []),
  ...(asOf || kind === 'trialBalance' ? ['date'] : []),
  ...(kind === 'vatCodes' ? ['includeExpired'] : []),
]
