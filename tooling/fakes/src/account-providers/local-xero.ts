import { randomUUID } from 'node:crypto'
import { type Choice, choicePage, refusedPage, unknownVisitPage } from './choice-page.ts'
import type { Asked, LocalProvider, Said } from './local-http.ts'
import { type Application, LocalTokens } from './local-tokens.ts'

type Grant = { event: string; scope: string }
type Connection = { id: string; tenantId: string; authEventId: string; tenantName: string; created: string }

const NAME = 'Xero'
const HALF_AN_HOUR = 30 * 60

/** The scopes that applications made since March 2026 no longer have. */
const broadScopes = ['accounting.transactions', 'accounting.transactions.read', 'accounting.reports.read']

/** What the application at Xero may request. */
export type XeroApplicationRights = {
  /** Made since March 2026, so it has granular scopes only. */
  granular: boolean
  /** Xero grants the scope for journals only after a security assessment. */
  journals: boolean
}

/** An authorisation without a browser: its tokens, and the ids of its connections by organisation. */
export type XeroAuthorisation = {
  accessToken: string
  refreshToken: string
  scope: string
  seconds: number
  connections: ReadonlyMap<string, string>
}

/**
 * Xero's OAuth 2.0 from its documentation: a page with organisations to tick, rotating tokens, and the list of
 * connections, each of which can be deleted. It has one user.
 */
export class LocalXero implements LocalProvider {
  readonly rights: XeroApplicationRights = { granular: true, journals: false }
  readonly tokens: LocalTokens<Grant>
  /** Scopes that new grants leave out, as those from before the application requested them do. */
  readonly withheld = new Set<string>()
  readonly #organisations: readonly Choice[]
  #connections: Connection[] = []

  constructor(application: Application, organisations: readonly Choice[]) {
    this.#organisations = organisations
    this.tokens = new LocalTokens(application, accessTokenOf)
  }

  /** The names of the organisations connected to our client. */
  get connected(): string[] {
    return this.#connections.map(({ tenantName }) => tenantName)
  }

  /** Returns the scopes of an access token, and the organisations that its user has connected. */
  accessOf(token: string): { scopes: readonly string[]; tenants: readonly string[] } | undefined {
    const grant = this.tokens.grantOfToken(token)
    const tenants = this.#connections.map(({ tenantId }) => tenantId)
    return grant && { scopes: grant.scope.split(' '), tenants }
  }

  /** Authorises organisations as a user would in the browser. */
  authorise(organisations: readonly Pick<Choice, 'id' | 'name'>[], scope: string): XeroAuthorisation {
    const event = randomUUID()
    for (const organisation of organisations) this.#connect(organisation, event)
    const chosen = this.#connections.filter(({ authEventId }) => authEventId === event)
    const connections = new Map(chosen.map(({ tenantId, id }) => [tenantId, id]))
    return { ...this.tokens.issue({ event, scope }), scope, seconds: HALF_AN_HOUR, connections }
  }

  answer(asked: Asked): Said {
    if (asked.path === 'identity/connect/authorize') return this.#authorise(asked)
    if (asked.path === 'connect/token') return this.#token(asked)
    if (asked.path.startsWith('connections')) return this.#connectionsCall(asked)
    return { status: 404 }
  }

  #token(asked: Asked): Said {
    return this.tokens.exchange(asked, HALF_AN_HOUR, ({ scope }) => ({ scope }))
  }

  #allows(scope: string): boolean {
    const { granular, journals } = this.rights
    const refused = [...(granular ? broadScopes : []), ...(journals ? [] : ['accounting.journals.read'])]
    return !scope.split(' ').some((one) => refused.includes(one))
  }

  #authorise({ method, query, form }: Asked): Said {
    const back = this.tokens.returnTo(query)
    if (!back) return { status: 400, page: unknownVisitPage(NAME) }
    const scope = query.get('scope') ?? ''
    // Xero shows its own page and does not return to the application.
    if (!this.#allows(scope)) return { status: 400, page: refusedPage(NAME, 'invalid_scope') }
    const asking = { provider: NAME, legend: 'Organisation data', choices: this.#organisations }
    if (method !== 'POST') return { page: choicePage({ ...asking, kind: 'checkbox' }) }
    if (form.get('action') === 'cancel') {
      back.searchParams.set('error', 'access_denied')
      return { goTo: back }
    }
    const chosen = this.#organisations.filter(({ id }) => form.getAll('choice').includes(id))
    if (chosen.length === 0) return { page: choicePage({ ...asking, kind: 'checkbox', refused: true }) }
    const event = randomUUID()
    for (const organisation of chosen) this.#connect(organisation, event)
    const granted = scope.split(' ').filter((one) => !this.withheld.has(one))
    back.searchParams.set('code', this.tokens.issueCode({ event, scope: granted.join(' ') }, query))
    return { goTo: back }
  }

  #connect({ id: tenantId, name: tenantName }: Pick<Choice, 'id' | 'name'>, authEventId: string) {
    const known = this.#connections.find((one) => one.tenantId === tenantId)
    if (known) known.authEventId = authEventId
    else
      this.#connections.push({
        id: randomUUID(),
        tenantId,
        authEventId,
        tenantName,
        created: new Date().toISOString(),
      })
  }

  #connectionsCall(asked: Asked): Said {
    if (!this.tokens.grantOf(asked)) return { status: 401, json: { Title: 'Unauthorized', Status: 401 } }
    if (asked.method !== 'DELETE') return { json: this.#connections.map(wireConnection) }
    const left = this.#connections.filter(({ id }) => asked.path !== `connections/${id}`)
    const found = left.length < this.#connections.length
    this.#connections = left
    return { status: found ? 204 : 404 }
  }
}

const wireConnection = ({ created, ...connection }: Connection) => ({
  ...connection,
  tenantType: 'ORGANISATION',
  createdDateUtc: created,
  updatedDateUtc: created,
})

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Xero's access tokens are JSON Web Tokens that name their authorisation event and scopes. */
const accessTokenOf = ({ event, scope }: Grant) => {
  const claims = { jti: randomUUID(), authentication_event_id: event, scope: scope.split(' ') }
  return [part({ alg: 'none' }), part(claims), 'demo'].join('.')
}
