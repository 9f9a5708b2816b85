import type { ApiRequest, ApiResponse, ApiRoute } from '../http-api/api-exchange.ts'
import { apiPages } from '../http-api/api-pages.ts'
import { type ApiServer, startApiServer } from '../http-api/api-server.ts'
import { entityOf, unicontaEntities } from './uniconta-entities.ts'
import { type ListingOptions, unicontaListing } from './uniconta-listing.ts'
import { badRequest, notFound, unauthorised, unicontaLimits } from './uniconta-refusals.ts'
import { type UnicontaStore, unicontaStore } from './uniconta-store.ts'

export type UnicontaUser = {
  readonly name: string
  readonly password: string
  /** The numbers of the companies with rights, the default one first. */
  readonly companies: readonly string[]
}

export type Uniconta = ApiServer & {
  /** Returns the tables of a company, empty at first. */
  company(number: string): UnicontaStore
  readonly users: UnicontaUser[]
  /** What the documentation leaves open, for tests of each possibility. */
  readonly behaviour: ListingOptions
}

export type UnicontaOptions = {
  users?: readonly UnicontaUser[]
  port?: number
  clock?: () => Date
  tls?: { key: string; cert: string }
  /** Calls of a user in a day. */
  limit?: number
}

const OPTIONS = ['$filter', '$orderby', '$top', '$skip']

/** Starts a fake of Uniconta's OData service on loopback. It follows the published documentation. */
export async function startUniconta({
  users = [],
  limit,
  ...options
}: UnicontaOptions = {}): Promise<Uniconta> {
  const companies = new Map<string, UnicontaStore>()
  const pages = apiPages()
  const known = [...users]
  const behaviour: ListingOptions = { rowNumber: 'RowId', sendsLinks: true, mostRows: Infinity }
  const company = (number: string) => {
    const store = companies.get(number) ?? unicontaStore(unicontaEntities)
    companies.set(number, store)
    return store
  }

  function companyOf({ headers, params }: ApiRequest): UnicontaStore {
    const login = loginOf(headers.authorization)
    const user = known.find(({ name, password }) => name === login.name && password === login.password)
    if (!user) throw unauthorised()
    const number = params.company ?? login.company ?? user.companies[0]
    if (number === undefined || !user.companies.includes(number)) throw notFound()
    return company(number)
  }

  const listTables = (request: ApiRequest): ApiResponse => {
    const names = [...companyOf(request).entities].sort()
    const value = names.map((name) => ({ name, kind: 'EntitySet', url: name }))
    return accepted(request, { '@odata.context': `${api.uri}/odata/$metadata`, value })
  }

  const listRows = (request: ApiRequest): ApiResponse => {
    const store = companyOf(request)
    const name = request.params.entity ?? ''
    if (!store.entities.has(name)) throw notFound()
    const { entity, withOwnFields } = entityOf(name)
    const { value, skip } = unicontaListing(store.all(entity), request.query, {
      ...behaviour,
      pages,
      withOwnFields,
    })
    const context = { '@odata.context': `${api.uri}/odata/$metadata#${name}`, value }
    return accepted(
      request,
      skip === undefined ? context : { ...context, '@odata.nextLink': linkAfter(request, skip) },
    )
  }

  /** Leads to the rows after a page, with the same filter and order. */
  function linkAfter({ path, query }: ApiRequest, skip: number): string {
    const next = new URLSearchParams(query)
    next.set('$skip', String(skip))
    return `${api.uri}${path}?${next}`
  }

  const api: ApiServer = await startApiServer({
    ...options,
    pages,
    limits: unicontaLimits(limit),
    routes: [
      ...['/odata', '/odata/', '/odata/:company/'].map((path): ApiRoute => ({ path, handle: listTables })),
      ...['/odata/:entity', '/odata/:company/:entity'].map(
        (path): ApiRoute => ({ path, query: OPTIONS, handle: listRows }),
      ),
    ],
    refusalOf: (problem) =>
      problem.kind === 'unknown-parameter'
        ? badRequest(`${problem.name} is not supported.`).response
        : notFound().response,
  })
  return Object.assign(api, { company, users: known, behaviour })
}

/** Reads Basic credentials. A user name may begin with a company, padded with zeros. */
function loginOf(authorization: string | undefined) {
  const [scheme, encoded = ''] = authorization?.split(' ') ?? []
  if (scheme !== 'Basic') throw unauthorised()
  const [, name = '', password] = /^([^:]*):(.*)$/s.exec(Buffer.from(encoded, 'base64').toString()) ?? []
  const [padded, company, plain = ''] = /^0+(\d+)\/(.*)$/.exec(name) ?? []
  return padded === undefined ? { name, password, company } : { name: plain, password, company }
}

/** The service responds in XML unless the request wants JSON. */
function accepted({ headers }: ApiRequest, json: object): ApiResponse {
  if (headers.accept?.includes('application/json')) return { json }
  return { headers: { 'content-type': 'application/atom+xml; charset=utf-8' }, text: '<feed />' }
}
