import { choicePage, refusedPage, unknownVisitPage } from '../account-providers/choice-page.ts'
import type { Said } from '../account-providers/local-http.ts'
import { type Application, LocalTokens, secret } from '../account-providers/local-tokens.ts'
import type { ApiRequest, ApiResponse, ApiRoute } from '../http-api/api-exchange.ts'
import { pagePolicy } from '../sign-in-provider/provider-pages.ts'

const NAME = 'Harbour CRM'
const HOUR_SECONDS = 60 * 60
const SCOPES = ['read', 'offline_access']

/** The account, which users allow an application to read. */
const account = { id: 'harbour-lane', name: 'Harbour Lane Ltd', note: 'All lists' }

const asking = { provider: NAME, legend: 'Account', choices: [account], kind: 'radio' } as const

type Grant = { scope: string }

export type CrmAuthorisation = {
  readonly tokens: LocalTokens<Grant>
  /** Whether an access token is valid now. */
  isValid(token: string): boolean
  readonly routes: readonly ApiRoute[]
}

/** OAuth 2.0 of the CRM: a page, and an endpoint that takes the client's id and secret with Basic. PKCE is required. */
export function crmAuthorisation(application: Application, clock: () => Date): CrmAuthorisation {
  const now = () => clock().getTime()
  const tokenOf = () => `${secret()}.${now() + HOUR_SECONDS * 1000}`
  const tokens = new LocalTokens<Grant>({ ...application, sendAs: 'basic' }, tokenOf)

  function authorise({ method, query, body }: ApiRequest): Said {
    const back = tokens.returnTo(query)
    if (!back) return { status: 400, page: unknownVisitPage(NAME) }
    if (!hasChallenge(query)) return { status: 400, page: refusedPage(NAME, 'code_challenge is required') }
    const scope = query.get('scope') ?? ''
    if (!isKnown(scope)) return returnWith(back, 'invalid_scope')
    const form = method === 'POST' ? new URLSearchParams(body) : undefined
    if (form?.get('action') === 'cancel') return returnWith(back, 'access_denied')
    if (form?.get('choice') !== account.id)
      return { page: choicePage({ ...asking, refused: form !== undefined }) }
    back.searchParams.set('code', tokens.issueCode({ scope }, query))
    return { goTo: back }
  }

  const respond = (said: Said): ApiResponse => responseOf(said, new URL(application.redirectUri).origin)
  const page = {
    path: '/oauth/authorise',
    query: PARAMETERS,
    handle: (r: ApiRequest) => respond(authorise(r)),
  }
  const issue = ({ body, headers }: ApiRequest) => {
    const form = new URLSearchParams(body)
    const header = (name: string) => String(headers[name] ?? '')
    return respond(tokens.exchange({ form, header }, HOUR_SECONDS, grantedTo))
  }
  return {
    tokens,
    isValid: (token) => tokens.grantOfToken(token) !== undefined && Number(token.split('.')[1]) > now(),
    routes: [page, { ...page, method: 'POST' }, { method: 'POST', path: '/oauth/token', handle: issue }],
  }
}

const hasChallenge = (query: URLSearchParams) =>
  query.get('code_challenge_method') === 'S256' && query.has('code_challenge')

const isKnown = (scope: string) => scope.split(' ').every((one) => SCOPES.includes(one))

/** Only `offline_access` gives a refresh token. */
const grantedTo = ({ scope }: Grant) => ({
  scope,
  ...(!scope.split(' ').includes('offline_access') && { refresh_token: undefined }),
})

const PARAMETERS = [
  'response_type',
  'client_id',
  'redirect_uri',
  'state',
  'scope',
  'code_challenge',
  'code_challenge_method',
  'prompt',
]

function returnWith(back: URL, error: string): Said {
  back.searchParams.set('error', error)
  return { goTo: back }
}

function responseOf(said: Said, portal: string): ApiResponse {
  if ('goTo' in said) return { status: 303, headers: { location: said.goTo.href } }
  if ('json' in said) return { status: said.status ?? 200, json: said.json }
  const headers = {
    'cache-control': 'no-store',
    'content-security-policy': pagePolicy(portal),
    'content-type': 'text/html; charset=utf-8',
    'referrer-policy': 'no-referrer',
  }
  return 'page' in said ? { status: said.status ?? 200, headers, text: said.page } : { status: said.status }
}
