import { createHash } from 'node:crypto'
import { SourceFailure } from '../../../source-failure.ts'
import type { HttpRequest, HttpResponse } from '../../http/http-stream.ts'
import {
  type IssuedToken,
  type IssuedTokens,
  issuedTokens,
  readIssuedToken,
} from '../../http/issued-tokens.ts'
import { valueAt } from '../../http/paging.ts'
import { airbyteMessages } from '../airbyte.messages.ts'
import { readSpan } from '../expressions/moment.ts'
import { textOf } from '../expressions/values.ts'
import { type Component, fixed, type Scope, type Value } from '../manifest/component.ts'
import { type Addition, type Placing, queryText, readPlacing } from './draft.ts'

/** What requests need of the running source. */
export type Connection = {
  readonly now: () => Date
  readonly signal: AbortSignal
  /** Sends a request to the host of the source. */
  request(request: HttpRequest): Promise<HttpResponse>
  /** Sends a request to the address of a token endpoint. */
  exchange(address: string, request: Omit<HttpRequest, 'path'>, signal: AbortSignal): Promise<HttpResponse>
  /** Returns the address to which a request for this one is sent. */
  placed(address: URL): URL
  /** The values of settings that must not be shown. */
  readonly secrets: readonly string[]
  /** The settings with their secrets, which only requests contain. */
  readonly config: Scope['names'][string]
  /** Tokens that were issued, by what they were issued for. */
  readonly tokens: Map<string, IssuedTokens>
}

/** How requests are authorised. */
export type Auth = {
  additions(scope: Scope, connection: Connection): Promise<Addition[]>
  /** Replaces a token that was refused. Returns false if there is none to replace. */
  renew(scope: Scope, connection: Connection): Promise<boolean>
}

/** Sends the sign-in of a session and returns its response. */
export type Login = (scope: Scope, connection: Connection) => Promise<HttpResponse>

const header = (name: string, value: unknown): Addition => ({ into: 'header', path: [name], value })

const still = (additions: (scope: Scope) => Addition[]): Auth => ({
  additions: async (scope) => additions(scope),
  renew: async () => false,
})

const noAuth = still(() => [])

export function readAuth(requester: Component, readLogin: (component: Component) => Login): Auth {
  const component = requester.child('authenticator', 'NoAuth')
  return component ? authOf(component, readLogin, 0) : noAuth
}

function authOf(component: Component, readLogin: (component: Component) => Login, depth: number): Auth {
  const { type } = component
  if (type === 'BearerAuthenticator') return bearer(component.needed('api_token'))
  if (type === 'ApiKeyAuthenticator') return apiKey(component)
  if (type === 'BasicHttpAuthenticator') return basic(component)
  if (type === 'OAuthAuthenticator') return oauth(component)
  if (type === 'SessionTokenAuthenticator') return session(component, readLogin)
  if (type === 'SelectiveAuthenticator' && depth === 0) return selective(component, readLogin)
  component.isOneOf('NoAuth')
  return noAuth
}

const bearer = (token: Value) =>
  still((scope) => [header('authorization', `Bearer ${written(token, scope)}`)])

/** A header with a line break would be two headers. */
function written(value: Value, scope: Scope): string {
  const text = textOf(value.of(scope) ?? '')
  if (/\p{Cc}/u.test(text)) throw new SourceFailure(airbyteMessages.badSecret, { code: 'settings' })
  return text
}

function apiKey(component: Component): Auth {
  const token = component.needed('api_token')
  const place = readPlacing(component.child('inject_into', 'RequestOption'))
  if (place) return still((scope) => place(scope, written(token, scope)))
  const name = component.needed('header')
  return still((scope) => [header(textOf(name.of(scope)), written(token, scope))])
}

function basic(component: Component): Auth {
  const [username, password] = [component.needed('username'), component.value('password') ?? fixed('')]
  return still((scope) => {
    const pair = `${textOf(username.of(scope) ?? '')}:${textOf(password.of(scope) ?? '')}`
    return [header('authorization', `Basic ${Buffer.from(pair).toString('base64')}`)]
  })
}

function selective(component: Component, readLogin: (component: Component) => Login): Auth {
  const path = component.data('authenticator_selection_path')
  const named = component.child('authenticators')
  const names = Object.keys((component.get('authenticators') as object | undefined) ?? {})
  const auths = new Map(
    names.flatMap((name): [string, Auth][] => {
      const inner = named?.child(name)
      return inner ? [[name, authOf(inner, readLogin, 1)]] : []
    }),
  )
  const chosen = ({ names: { config } }: Scope): Auth => {
    const auth = auths.get(textOf(valueAt(config, Array.isArray(path) ? path.map(String) : [])))
    if (!auth) throw new SourceFailure(airbyteMessages.noAuthenticator, { code: 'settings' })
    return auth
  }
  return {
    additions: (scope, connection) => chosen(scope).additions(scope, connection),
    renew: (scope, connection) => chosen(scope).renew(scope, connection),
  }
}

type Issue = (scope: Scope, connection: Connection) => Promise<IssuedToken>

/** Shares the tokens among all requests for which they are the same. */
function byToken(key: (scope: Scope) => string, issue: Issue, place: Placing): Auth {
  function tokensFor(all: Scope, connection: Connection): IssuedTokens {
    const scope = settingsOnly(all)
    const known = connection.tokens.get(key(scope))
    const { now } = connection
    const tokens =
      known ?? issuedTokens((signal) => issue({ ...scope, now: now() }, { ...connection, signal }), now)
    connection.tokens.set(key(scope), tokens)
    return tokens
  }
  return {
    additions: async (scope, connection) =>
      place(scope, await tokensFor(scope, connection).text(connection.signal)),
    renew: (scope, connection) => tokensFor(scope, connection).renew(connection.signal),
  }
}

/** Data of the source must not choose where a sign-in is sent. */
const settingsOnly = ({ names: { config }, now }: Scope): Scope => ({ names: { config }, now })

const keyFor = (parts: readonly unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest('hex')

const asBearer: Placing = (_, token) => [header('authorization', `Bearer ${textOf(token)}`)]

function oauth(component: Component): Auth {
  component.refuse('use_profile_assertion', 'refresh_token_updater')
  const endpoint = component.needed('token_refresh_endpoint')
  component.compiling.addresses.push({ value: endpoint, component })
  const [tokenName, expiresName] = [
    String(component.get('access_token_name') ?? 'access_token'),
    String(component.get('expires_in_name') ?? 'expires_in'),
  ]
  const body = readGrant(component)
  const headers = component.value('refresh_request_headers') ?? fixed({})
  async function issue(scope: Scope, connection: Connection): Promise<IssuedToken> {
    const given = new Map(Object.entries((headers.of(scope) ?? {}) as Record<string, unknown>))
    const extra = Object.fromEntries([...given].map(([name, value]) => [name.toLowerCase(), textOf(value)]))
    const request: Omit<HttpRequest, 'path'> = {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...extra },
      body: queryText(body(scope)),
    }
    const address = textOf(endpoint.of(scope))
    const { body: response } = await connection.exchange(address, request, connection.signal)
    return tokenIn(response, [tokenName], valueAt(response, [expiresName]), connection.now())
  }
  const key = (scope: Scope) => keyFor([endpoint.of(scope), [...body(scope)], tokenName])
  return byToken(key, issue, asBearer)
}

/** Returns the fields of a token request. */
function readGrant(component: Component): (scope: Scope) => Map<string, unknown> {
  const fields = ['grant_type', 'client_id', 'client_secret', 'refresh_token', 'scopes'] as const
  const values = fields.map((field): [string, Value | undefined] => [
    String(component.get(`${field}_name`) ?? field),
    component.value(field),
  ])
  const more = component.value('refresh_request_body') ?? fixed({})
  return (scope) => {
    const form = new Map<string, unknown>([['grant_type', 'refresh_token']])
    for (const [name, value] of values) set(form, name, value?.of(scope))
    for (const [name, value] of Object.entries((more.of(scope) ?? {}) as object)) set(form, name, value)
    return form
  }
}

function set(form: Map<string, unknown>, name: string, value: unknown) {
  if (value === null || value === undefined || value === '') return
  form.set(name === 'scopes' ? 'scope' : name, Array.isArray(value) ? value.join(' ') : value)
}

function tokenIn(body: unknown, path: readonly string[], seconds: unknown, now: Date): IssuedToken {
  // Some sources send a date or 0 instead of a number of seconds.
  const lifetime = Number(seconds) > 0 ? seconds : undefined
  const token = readIssuedToken({ access_token: valueAt(body, path), expires_in: lifetime }, now)
  if (!token) throw new SourceFailure(airbyteMessages.badToken, { code: 'source-data' })
  return token
}

function session(component: Component, readLogin: (component: Component) => Login): Auth {
  component.refuse('decoder')
  const requester = component.child('login_requester', 'HttpRequester')
  if (!requester) component.problem('has no login_requester')
  const login = requester && readLogin(requester)
  const path = component.data('session_token_path')
  const names = Array.isArray(path) ? path.map(String) : []
  const lifetime = readSpan(String(component.get('expiration_duration') ?? ''))
  const placing = placeOf(component.child('request_authentication'))
  const mark = keyFor([component.data('login_requester'), component.parameters])
  async function issue(scope: Scope, connection: Connection): Promise<IssuedToken> {
    if (!login) throw new SourceFailure(airbyteMessages.badToken, { code: 'settings' })
    const { body } = await login(scope, connection)
    const seconds = lifetime ? lifetime.ms / 1_000 : 3_600
    return tokenIn(body, names, seconds, connection.now())
  }
  return byToken(() => mark, issue, placing)
}

function placeOf(component: Component | undefined): Placing {
  if (component?.type === 'Bearer') return asBearer
  if (!component?.isOneOf('ApiKey')) return asBearer
  component.refuse('api_token')
  return readPlacing(component.child('inject_into', 'RequestOption')) ?? asBearer
}
