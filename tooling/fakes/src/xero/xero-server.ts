import { randomUUID } from 'node:crypto'
import type { ApiRequest, ApiResponse, ApiRoute } from '../http-api/api-exchange.ts'
import { apiPages } from '../http-api/api-pages.ts'
import { type ApiServer, startApiServer } from '../http-api/api-server.ts'
import { type XeroBooks, xeroBooks } from './xero-books.ts'
import { xeroListing } from './xero-listing.ts'
import {
  invalid,
  notConnected,
  notEfficient,
  scopeMissing,
  tokenExpired,
  xeroLimits,
} from './xero-refusals.ts'
import { isOpenTo, type XeroResource, xeroResources } from './xero-resources.ts'

/** What an access token opens. */
export type XeroAccess = { readonly scopes: readonly string[]; readonly tenants: readonly string[] }

export type Xero = ApiServer & {
  /** Returns the books of an organisation, empty at first. */
  books(tenantId: string): XeroBooks
  /** Lists with more records than this need a filter by date. */
  mostUnfiltered: number
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
      const isFiltered = request.query.has('where') || request.headers['if-modified-since'] !== undefined
      if (!isFiltered && table.all().length > xero.mostUnfiltered) throw notEfficient()
      const since = request.headers['if-modified-since']
      const { records, ...counts } = xeroListing(resource, table.all, { query: request.query, since, pages })
      return accepted(request, { ...envelope(clock()), ...counts, [arrayOf(resource)]: records })
    },
  })

  function tenantAllowed({ headers }: ApiRequest, resource: XeroResource): string {
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
    routes: xeroResources.map(routeOf),
    limits: xeroLimits(limits),
    refusalOf: (problem) =>
      problem.kind === 'unknown-parameter'
        ? invalid(`Unknown parameter ${problem.name}`).response
        : { status: 404, text: 'The resource you have specified cannot be found' },
  })
  const xero: Xero = Object.assign(api, { books, mostUnfiltered: 100_000 })
  return xero
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
