import { createHash } from 'node:crypto'
import { SourceFailure } from '../../../source-failure.ts'
import type { HttpRequest, HttpResponse } from '../../http/http-stream.ts'
import { valueAt } from '../../http/paging.ts'
import { airbyteMessages } from '../airbyte.messages.ts'
import { readSpan } from '../expressions/moment.ts'
import { numberIn, textOf } from '../expressions/values.ts'
import { type Component, fixed, type Scope, type Value } from '../manifest/component.ts'
import { type Addition, type Placing, queryText, readPlacing } from './draft.ts'

export type Token = { readonly text: string; readonly untilMs: number }

/** What requests need of the running source. */
export type Connection = {
  readonly now: () => Date
  readonly signal: AbortSignal
  /** Sends a request to the host of the source. */
  request(request: HttpRequest): Promise<HttpResponse>
  /** Sends a request to the address of a token endpoint. */
  exchange(address: string, request: Omit<HttpRequest, 'path'>): Promise<HttpResponse>
  /** Tokens that were issued, by their authenticator. */
  readonly tokens: Map<string, Promise<Token>>
}

/** How requests are authorised. */
export type Auth = {
  additions(scope: Scope, connection: Connection): Promise<Addition[]>
  /** Forgets a token that was refused. Returns false if there is none to forget. */
  forget(scope: Scope, connection: Connection): boolean
}

/** Sends the sign-in of a session and returns its response. */
export type Login = (scope: Scope, connection: Connection) => Promise<HttpResponse>

const header = (name: string, value: unknown): Addition => ({ into: 'header', path: [name], value })

const still = (additions: (scope: Scope) => Addition[]): Auth => ({
  additions: async (scope) => additions(scope),
  forget: () => false,
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
    forget: (scope, connection) => chosen(scope).forget(scope, connection),
  }
}

type Issue = (scope: Scope, connection: Connection) => Promise<Token>

/** Shares one token among all requests of an authenticator until it is about to expire. */
function byToken(key: (scope: Scope) => string, issue: Issue, place: Placing): Auth {
  async function current(all: Scope, connection: Connection): Promise<Token> {
    const scope = settingsOnly(all)
    const known = connection.tokens.get(key(scope))
    const token = await known
    if (token && token.untilMs > connection.now().getTime()) return token
    const issued = issue(scope, connection)
    connection.tokens.set(key(scope), issued)
    issued.catch(() => connection.tokens.delete(key(scope)))
    return issued
  }
  return {
    additions: async (scope, connection) => place(scope, (await current(scope, connection)).text),
    forget: (scope, { tokens }) => tokens.delete(key(settingsOnly(scope))),
  }
}

/** Data of the source must not choose where a sign-in is sent. */
const settingsOnly = ({ names: { config }, now }: Scope): Scope => ({ names: { config }, now })

const keyFor = (parts: readonly unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest('hex')

/** The part of its lifetime for which a token is used. */
const USED = 0.85
const USUAL_SECONDS = 300

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
  async function issue(scope: Scope, connection: Connection): Promise<Token> {
    const given = new Map(Object.entries((headers.of(scope) ?? {}) as Record<string, unknown>))
    const extra = Object.fromEntries([...given].map(([name, value]) => [name.toLowerCase(), textOf(value)]))
    const { body: response } = await connection.exchange(textOf(endpoint.of(scope)), {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...extra },
      body: queryText(body(scope)),
    })
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

function tokenIn(body: unknown, path: readonly string[], seconds: unknown, now: Date): Token {
  const text = valueAt(body, path)
  // Anything else would start another header.
  if (typeof text !== 'string' || !/^[\x21-\x7e]+$/.test(text))
    throw new SourceFailure(airbyteMessages.badToken, { code: 'source-data' })
  const lifetime = numberIn(seconds) ?? Number(seconds ?? USUAL_SECONDS)
  const used = Number.isFinite(lifetime) && lifetime > 0 ? lifetime : USUAL_SECONDS
  return { text, untilMs: now.getTime() + used * 1_000 * USED }
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
  async function issue(scope: Scope, connection: Connection): Promise<Token> {
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
