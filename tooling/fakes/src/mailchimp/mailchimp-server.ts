import type { ApiRequest, ApiResponse, ApiRoute } from '../http-api/api-exchange.ts'
import { apiPages } from '../http-api/api-pages.ts'
import { type ApiServer, startApiServer } from '../http-api/api-server.ts'
import { mailchimpListing } from './mailchimp-listing.ts'
import {
  disabled,
  edgeResponse,
  forbidden,
  invalid,
  notFound,
  problem,
  tooManyConnections,
  unauthorised,
  wrongDataCentre,
} from './mailchimp-refusals.ts'
import { type MailchimpResource, mailchimpResources, parametersOf, parentOf } from './mailchimp-resources.ts'
import { type MailchimpStore, mailchimpStore } from './mailchimp-store.ts'

/** What an access token or a key opens: an account, and the data centre that has it. */
export type MailchimpAccess = { readonly account: string; readonly dataCentre: string }

export type Mailchimp = ApiServer & {
  /** Returns the records of an account, empty at first. */
  store(account: string): MailchimpStore
  /** Accounts that Mailchimp has deactivated. */
  readonly disabledAccounts: Set<string>
  /** Resources that the role of the user or the plan leaves out, such as `reports`. */
  readonly notAllowed: Set<string>
  /** Connections that other applications of the account have open. Ten are allowed together. */
  otherConnections: number
  /** Large pages time out. */
  slow: boolean
}

export type MailchimpOptions = {
  /** Returns what a token or a key opens; undefined for an unknown or revoked one. */
  accessOf(secret: string): MailchimpAccess | undefined
  port?: number
  clock?: () => Date
}

const API = '/:dc/3.0'
const MOST_CONNECTIONS = 10
const MOST_WHEN_SLOW = 500

/** Starts a fake of the Mailchimp Marketing API on loopback. Each data centre has a folder instead of a host. */
export async function startMailchimp({
  accessOf,
  clock = () => new Date(),
  ...options
}: MailchimpOptions): Promise<Mailchimp> {
  const accounts = new Map<string, MailchimpStore>()
  const pages = apiPages()
  const pageNumbers = new Map<string, number>()
  const state = {
    disabledAccounts: new Set<string>(),
    notAllowed: new Set<string>(),
    otherConnections: 0,
    slow: false,
  }
  const store = (account: string) => {
    const known = accounts.get(account) ?? mailchimpStore(clock)
    accounts.set(account, known)
    return known
  }

  function allowed(
    { headers, params }: ApiRequest,
    { path }: Pick<MailchimpResource, 'path'>,
  ): MailchimpStore {
    if (1 + api.otherConnections > MOST_CONNECTIONS) throw tooManyConnections()
    const access = accessOf(secretIn(headers.authorization))
    if (!access) throw unauthorised()
    if (access.dataCentre !== params.dc) throw wrongDataCentre()
    if (api.disabledAccounts.has(access.account)) throw disabled()
    if (api.notAllowed.has(path)) throw forbidden()
    return store(access.account)
  }

  /** Counts the pages of a list. A request from its start without a time begins at 1. */
  function pageOf(collection: string, query: URLSearchParams): number {
    const isFirst =
      (query.get('offset') ?? '0') === '0' && ![...query.keys()].some((name) => /^since_/.test(name))
    const page = isFirst ? 1 : (pageNumbers.get(collection) ?? 0) + 1
    pageNumbers.set(collection, page)
    return page
  }

  function listed(request: ApiRequest, resource: MailchimpResource): ApiResponse {
    const account = allowed(request, resource)
    const { query } = request
    if (api.slow && Number(query.get('count')) > MOST_WHEN_SLOW) return edgeResponse(504, 'Gateway Time-out')
    const collection = request.path.split('/').slice(3).join('/')
    const page = pageOf(collection, query)
    // Runs the changes that are due before the page.
    const cap = pages.begin(page, Number.POSITIVE_INFINITY)
    const parent = parentOf(collection)
    if (parent && !account.has(parent.collection, parent.key)) throw notFound()
    return { json: mailchimpListing({ resource, all: account.all(collection), query, cap }) }
  }

  const list = (resource: MailchimpResource): ApiRoute => ({
    path: `${API}/${resource.path}`,
    query: parametersOf(resource),
    handle: (request) => listed(request, resource),
  })

  const ping: ApiRoute = {
    path: `${API}/ping`,
    handle: (request) => {
      allowed(request, { path: 'ping' })
      return { json: { health_status: 'Everything’s Chimpy!' } }
    },
  }

  const server = await startApiServer({
    ...options,
    clock,
    pages,
    routes: [...mailchimpResources.map(list), ping],
    refusalOf: (refused) => {
      if (refused.kind === 'unknown-parameter') return invalid(`Unknown parameter ${refused.name}.`).response
      return refused.kind === 'no-route' ? notFound().response : problem(405, 'Method Not Allowed', '')
    },
  })
  const api: Mailchimp = Object.assign(server, { store, ...state })
  return api
}

/** Reads a bearer token, or a key that is the password of any user name. */
function secretIn(authorization = ''): string {
  const [scheme, value = ''] = authorization.split(' ')
  if (scheme === 'Bearer') return value
  if (scheme !== 'Basic') return ''
  return Buffer.from(value, 'base64').toString('utf8').split(':').slice(1).join(':')
}
