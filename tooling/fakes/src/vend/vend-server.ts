import type { ApiRequest, ApiRoute } from '../http-api/api-exchange.ts'
import { apiPages } from '../http-api/api-pages.ts'
import { type ApiServer, startApiServer } from '../http-api/api-server.ts'
import { inventoryPage, type VendListing, vendListing } from './vend-listing.ts'
import { badRequest, noSuchShop, notInPlan, scopeMissing, unauthorised, vendLimits } from './vend-refusals.ts'
import { parametersOf, type VendResource, vendResources } from './vend-resources.ts'
import { type VendStore, vendStore } from './vend-store.ts'

/** What an access token opens. */
export type VendAccess = { readonly shop: string; readonly scopes: readonly string[] }

export type Vend = ApiServer & {
  /** Returns the records of a shop, empty at first. */
  store(shop: string): VendStore
  /** Shops that were closed or renamed. */
  readonly closedShops: Set<string>
  /** Lists that the plan leaves out. */
  readonly notInPlan: Set<string>
}

export type VendOptions = {
  /** Returns what a token opens; undefined for an unknown or expired one. */
  accessOf(token: string): VendAccess | undefined
  port?: number
  clock?: () => Date
  tls?: { key: string; cert: string }
  /** Requests in five minutes. */
  limit?: number
}

const API = '/:shop/api/2026-07'

/** Starts a fake of Lightspeed Retail (X-Series), formerly Vend, on loopback. Each shop has a folder instead of a host. */
export async function startVend({
  accessOf,
  limit,
  clock = () => new Date(),
  ...options
}: VendOptions): Promise<Vend> {
  const shops = new Map<string, VendStore>()
  const pages = apiPages()
  const pageNumbers = new Map<string, number>()
  const closedShops = new Set<string>()
  const leftOut = new Set<string>()
  const store = (shop: string) => {
    const known = shops.get(shop) ?? vendStore(clock)
    shops.set(shop, known)
    return known
  }

  /** Counts the pages of a list. A request without a cursor begins at 1. */
  function pageOf(name: string, isFirst: boolean): number {
    const page = isFirst ? 1 : (pageNumbers.get(name) ?? 0) + 1
    pageNumbers.set(name, page)
    return page
  }

  function shopAllowed({ headers, params }: ApiRequest, name: string, scopes: readonly string[]): VendStore {
    const shop = params.shop ?? ''
    if (!headers['user-agent']) throw badRequest('The User-Agent header is required.')
    if (closedShops.has(shop)) throw noSuchShop()
    const access = accessOf((headers.authorization ?? '').replace(/^Bearer /, ''))
    if (access?.shop !== shop) throw unauthorised()
    const missing = scopes.find((scope) => !access.scopes.includes(scope))
    if (missing) throw scopeMissing(missing)
    if (leftOut.has(name)) throw notInPlan()
    return store(shop)
  }

  function listingOf(request: ApiRequest, resource: VendResource, isFirst: boolean): VendListing {
    const allowed = shopAllowed(request, resource.name, resource.scopes)
    return { store: allowed, resource, pages, page: pageOf(resource.name, isFirst) }
  }

  const list = (resource: VendResource): ApiRoute => ({
    path: `${API}/${resource.name}`,
    query: parametersOf(resource),
    handle(request) {
      const cursor = request.query.get(resource.paging === 'card' ? 'before' : 'after') ?? '0'
      return { json: vendListing(listingOf(request, resource, cursor === '0'), request) }
    },
  })

  const inventory: ApiRoute = {
    method: 'POST',
    path: `${API}/inventory`,
    handle(request) {
      const resource = { name: 'inventory', scopes: ['inventory:read'], paging: 'version' } as const
      const isFirst = !/"after":[1-9]/.test(request.body)
      return { json: inventoryPage(listingOf(request, resource, isFirst), request) }
    },
  }

  const retailer: ApiRoute = {
    path: `${API}/retailer`,
    handle: (request) => {
      const allowed = shopAllowed(request, 'retailer', ['retailer:read', 'payment_types:read'])
      return { json: { data: allowed.all('retailer')[0] } }
    },
  }

  const api = await startApiServer({
    ...options,
    clock,
    pages,
    routes: [...vendResources.map(list), inventory, retailer],
    limits: vendLimits(clock, limit),
    refusalOf: (problem) =>
      problem.kind === 'unknown-parameter'
        ? badRequest(`Unknown parameter ${problem.name}.`).response
        : { status: 404, json: { error: 'Not Found', message: 'Not found.' } },
  })
  return Object.assign(api, { store, closedShops, notInPlan: leftOut })
}
