import type { ApiRequest, ApiRoute } from '../http-api/api-exchange.ts'
import { apiPages } from '../http-api/api-pages.ts'
import { type ApiServer, startApiServer } from '../http-api/api-server.ts'
import { cin7Listing } from './cin7-listing.ts'
import { badRequest, cin7Limits, notFound, wrongKey, wrongMethod } from './cin7-refusals.ts'
import { cin7Details, cin7Resources, parametersOf } from './cin7-resources.ts'
import { type Cin7Store, cin7Store } from './cin7-store.ts'

/** A company and the key of its application. */
export type Cin7Company = { readonly store: Cin7Store; applicationKey: string }

export type Cin7 = ApiServer & {
  /** Companies by their account id. */
  readonly companies: Map<string, Cin7Company>
  addCompany(accountId: string, applicationKey: string): Cin7Store
  /** Lists begin with the first change instead of the last one. */
  oldestFirst: boolean
}

export type Cin7Options = {
  readonly port?: number
  readonly clock?: () => Date
  /** Requests in a minute. */
  readonly limit?: number
}

const API = '/ExternalApi/v2'

/** Starts a fake of Cin7 Core, formerly DEAR Inventory, on loopback. */
export async function startCin7({
  limit,
  clock = () => new Date(),
  ...options
}: Cin7Options = {}): Promise<Cin7> {
  const companies = new Map<string, Cin7Company>()
  const pages = apiPages()
  const extra = {
    companies,
    oldestFirst: false,
    addCompany(accountId: string, applicationKey: string) {
      const store = cin7Store(clock)
      companies.set(accountId, { store, applicationKey })
      return store
    },
  }

  function storeFor({ headers }: ApiRequest): Cin7Store {
    const company = companies.get(String(headers['api-auth-accountid']))
    if (!company || headers['api-auth-applicationkey'] !== company.applicationKey) throw wrongKey()
    if (headers['content-type'] !== 'application/json')
      throw badRequest('Content-Type must be application/json.')
    return company.store
  }

  const lists = cin7Resources.map(
    (resource): ApiRoute => ({
      path: `${API}/${resource.path}`,
      query: parametersOf(resource),
      handle(request) {
        const listing = { store: storeFor(request), resource, pages, oldestFirst: api.oldestFirst }
        return { json: cin7Listing(listing, request) }
      },
    }),
  )
  const details = cin7Details.map(
    ({ path, query }): ApiRoute => ({
      path: `${API}/${path}`,
      query,
      handle(request) {
        const id = request.query.get('ID')
        if (!id) throw badRequest('ID is required.')
        const detail = storeFor(request).detail(path, id)
        if (!detail) throw notFound('Task not found')
        return { json: detail }
      },
    }),
  )
  const me: ApiRoute = { path: `${API}/me`, handle: (request) => ({ json: storeFor(request).company }) }

  const server = await startApiServer({
    ...options,
    clock,
    pages,
    routes: [...lists, ...details, me],
    limits: cin7Limits(limit),
    refusalOf(problem) {
      if (problem.kind === 'unknown-parameter')
        return badRequest(`Unknown parameter ${problem.name}.`).response
      return problem.kind === 'wrong-method' ? wrongMethod : notFound().response
    },
  })
  const api: Cin7 = Object.assign(server, extra)
  return api
}
