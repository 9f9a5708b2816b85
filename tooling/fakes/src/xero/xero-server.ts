import { randomUUID } from 'node:crypto'
import type { ApiRequest, ApiResponse, ApiRoute } from '../http-api/api-exchange.ts'
import { apiPages } from '../http-api/api-pages.ts'
import { type ApiServer, startApiServer } from '../http-api/api-server.ts'
import { type XeroBooks, xeroBooks } from './xero-books.ts'
import { xeroListing } from './xero-listing.ts'
import { highVolume, invalid, notConnected, scopeMissing, tokenExpired, xeroLimits } from './xero-refusals.ts'
import { isOpenTo, type XeroResource, xeroResources } from './xero-resources.ts'
import { trialBalance } from './xero-trial-balance.ts'

/** What an access token opens. */
export type XeroAccess = { readonly scopes: readonly string[]; readonly tenants: readonly string[] }

export type Xero = ApiServer & {
  /** Returns the books of an organisation, empty at first. */
  books(tenantId: string): XeroBooks
  /** Lists with more records than this need pages in an order that Xero has an index for. */
  mostUnindexed: number
}

export type XeroOptions = {
  /** Returns what a token opens; undefined for an unknown or expired one. */
  accessOf(token: string): XeroAccess | undefined
  port?: number
  clock?: () => Date
  tls?: { key: string; cert: string }
  limits?: { minute?: number; day?: number }
}

const API = '/api.xro/2.0'

/** Starts a fake of Xero's accounting API on loopback. It follows the published documentation. */
export async function startXero({
  accessOf,
  limits,
  clock = () => new Date(),
  ...options
}: XeroOptions): Promise<Xero> {
  const organisations = new Map<string, XeroBooks>()
  const pages = apiPages()
  const books = (tenantId: string) => {
    const known = organisations.get(tenantId) ?? xeroBooks(clock)
    organisations.set(tenantId, known)
    return known
  }

  const routeOf = (resource: XeroResource): ApiRoute => ({
    path: `${API}/${resource.name}`,
    query: resource.parameters,
    handle(request) {
      const table = books(tenantAllowed(request, resource)).of(resource.name)
      const since = request.headers['if-modified-since']
      if (!isOptimised(resource, request.query) && table.all().length > xero.mostUnindexed)
        throw highVolume(resource.name)
      const { records, ...counts } = xeroListing(resource, table.all, { query: request.query, since, pages })
      return accepted(request, { ...envelope(clock()), ...counts, [arrayOf(resource)]: records })
    },
  })

  const trialBalanceRoute: ApiRoute = {
    path: `${API}/Reports/TrialBalance`,
    query: ['date', 'paymentsOnly'],
    handle(request) {
      const own = books(tenantAllowed(request, { areas: ['reports.trialbalance'] }))
      const day = request.query.get('date') ?? clock().toISOString().slice(0, 10)
      return accepted(request, { ...envelope(clock()), Reports: [trialBalance(own, day, clock())] })
    },
  }

  function tenantAllowed({ headers }: ApiRequest, resource: Pick<XeroResource, 'areas'>): string {
    const access = accessOf((headers.authorization ?? '').replace(/^Bearer /, ''))
    if (!access) throw tokenExpired()
    const tenantId = String(headers['xero-tenant-id'] ?? '')
    if (!access.tenants.includes(tenantId)) throw notConnected()
    if (!isOpenTo(access.scopes, resource)) throw scopeMissing()
    return tenantId
  }

  const api = await startApiServer({
    ...options,
    clock,
    pages,
    routes: [...xeroResources.map(routeOf), trialBalanceRoute],
    limits: xeroLimits(limits),
    refusalOf: (problem) =>
      problem.kind === 'unknown-parameter'
        ? invalid(`Unknown parameter ${problem.name}`).response
        : { status: 404, text: 'The resource you have specified cannot be found' },
  })
  const xero: Xero = Object.assign(api, { books, mostUnindexed: 100_000 })
  return xero
}

/** Pages in the order of the key, the last change or the date are quick. Only some lists have so many records. */
function isOptimised({ key, paging }: XeroResource, query: URLSearchParams): boolean {
  const [order = key] = query.get('order')?.split(' ') ?? []
  return paging !== 'sized' || (query.has('page') && [key, 'UpdatedDateUTC', 'Date'].includes(order))
}

const arrayOf = ({ name }: XeroResource) => (name === 'Organisation' ? 'Organisations' : name)

const envelope = (now: Date) => ({
  Id: randomUUID(),
  Status: 'OK',
  ProviderName: 'Tributary',
  DateTimeUTC: `/Date(${now.getTime()})/`,
})

/** Xero responds in XML unless the request wants JSON. */
function accepted({ headers }: ApiRequest, json: object): ApiResponse {
  if (headers.accept?.includes('application/json')) return { json }
  return {
    headers: { 'content-type': 'text/xml; charset=utf-8' },
    text: '<Response><Status>OK</Status></Response>',
  }
}
