import type { Application } from '../account-providers/local-tokens.ts'
import type { ApiRequest, ApiRoute } from '../http-api/api-exchange.ts'
import { apiPages } from '../http-api/api-pages.ts'
import { type ApiServer, type ApiServerOptions, startApiServer } from '../http-api/api-server.ts'
import { type CrmAuthorisation, crmAuthorisation } from './crm-authorisation.ts'
import { documentationPage } from './crm-documentation.ts'
import { crmListing } from './crm-listing.ts'
import { type CrmList, crmLists, parametersOf } from './crm-lists.ts'
import { badRequest, crmLimits, notFound, notInPlan, unauthorised, wrongMethod } from './crm-refusals.ts'
import { type CrmStore, crmStore } from './crm-store.ts'

export type Crm = ApiServer & {
  readonly store: CrmStore
  /** The address that all paths of the API start from. */
  readonly base: string
  /** The address of the API's documentation. */
  readonly documentation: string
  /** Whether the account's plan includes notes. */
  hasNotes: boolean
  /** How users allow an application to read their account. Missing without a registered application. */
  readonly authorisation?: CrmAuthorisation
}

export type CrmOptions = {
  key: string
  /** Another port is used if this one is taken. */
  port?: number
  clock?: () => Date
  /** Requests of a key in a minute. */
  limit?: number
  /** The application that users may allow to read their account, instead of entering a key. */
  application?: Application
}

const API = '/api/v1'
const ACCOUNT = 'Harbour Lane Ltd'

/** Starts an invented CRM on loopback, with an empty account. */
export async function startCrm({
  key,
  port,
  clock = () => new Date(),
  limit = 120,
  application,
}: CrmOptions): Promise<Crm> {
  const store = crmStore(clock)
  const pages = apiPages()
  const authorisation = application && crmAuthorisation(application, clock)

  const authorise = ({ headers }: ApiRequest) => {
    const [, token = ''] = /^Bearer (.+)$/.exec(headers.authorization ?? '') ?? []
    if (token !== key && !authorisation?.isValid(token)) throw unauthorised()
  }

  const listed = (list: CrmList, query: URLSearchParams) =>
    crmListing({ list, store, query, address: `${api.base}${list.name}`, pages })

  const routeOf = (list: CrmList): ApiRoute => ({
    path: `${API}/${list.name}`,
    query: parametersOf(list).map(({ name }) => name),
    handle: (request) => {
      authorise(request)
      if (list.name === 'notes' && !api.hasNotes) throw notInPlan()
      return { json: listed(list, request.query) }
    },
  })

  const account: ApiRoute = {
    path: `${API}/account`,
    handle: (request) => {
      authorise(request)
      return { json: { name: ACCOUNT } }
    },
  }

  const documentation: ApiRoute = {
    path: '/docs',
    handle: () =>
      documentationPage({
        base: api.base,
        limit,
        authorisation: application && `${server.uri}/oauth/`,
        example: (list, path) => listed(list, new URLSearchParams(path.split('?')[1])),
      }),
  }

  const server = await startOn(port, {
    clock,
    pages,
    limits: crmLimits(limit),
    routes: [...crmLists.map(routeOf), account, documentation, ...(authorisation?.routes ?? [])],
    refusalOf: (problem) => {
      if (problem.kind === 'unknown-parameter')
        return badRequest(`Unknown parameter: ${problem.name}`).response
      return problem.kind === 'no-route' ? notFound().response : wrongMethod().response
    },
  })
  const api: Crm = Object.assign(server, {
    store,
    base: `${server.uri}${API}/`,
    documentation: `${server.uri}/docs`,
    hasNotes: true,
    ...(authorisation && { authorisation }),
  })
  return api
}

async function startOn(port: number | undefined, options: ApiServerOptions): Promise<ApiServer> {
  if (port === undefined) return startApiServer(options)
  return startApiServer({ ...options, port }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') return startApiServer(options)
    throw error
  })
}
