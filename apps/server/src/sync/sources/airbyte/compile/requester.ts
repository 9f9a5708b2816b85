import { SourceFailure } from '../../../source-failure.ts'
import type { HttpRequest, HttpResponse } from '../../http/http-stream.ts'
import { airbyteMessages } from '../airbyte.messages.ts'
import { textOf } from '../expressions/values.ts'
import { type Component, fixed, type Scope, type Value } from '../manifest/component.ts'
import { isFields } from '../manifest/read-yaml.ts'
import { addressIn, originIn } from './address.ts'
import { type Auth, type Connection, readAuth } from './auth.ts'
import { type Addition, add, type Draft, newDraft, queryText } from './draft.ts'
import { type ErrorRules, readErrorRules } from './errors.ts'

/** Makes the requests of a stream. */
export type Requester = {
  readonly auth: Auth
  readonly rules: ErrorRules
  /** Returns the address of the source for these settings. */
  base(scope: Scope): URL
  /** Returns a request. `address` replaces the path with that of a next page. */
  request(scope: Scope, additions: readonly Addition[], address?: string): HttpRequest
}

const METHODS = new Set<unknown>(['GET', 'POST'])

export function readRequester(holder: Component, name: string, nested = false): Requester | undefined {
  const component = holder.child(name, 'HttpRequester')
  if (!component) holder.problem(`has no ${name}`)
  if (!component?.isOneOf('HttpRequester')) return undefined
  const base = component.has('url_base') ? component.needed('url_base') : component.needed('url')
  const path = component.has('url_base') ? (component.value('path') ?? fixed('')) : fixed('')
  const method = textOf(component.get('http_method') ?? 'GET').toUpperCase()
  if (!METHODS.has(method))
    component.problem(`uses the method ${method.slice(0, 10)}, which is not supported`, 'http_method')
  noteOrigin(component, base, nested)
  // A whole address as the path replaces the base.
  if (/^\s*https?:/i.test(path.written ?? '')) noteOrigin(component, path, nested)
  const fill = readInputs(component)
  const auth = readAuth(component, (inner) => readLogin(inner, nested))
  return {
    auth,
    rules: readErrorRules(component),
    base: (scope) => addressIn(base.of(scope)),
    request(scope, additions, address) {
      const draft = newDraft()
      fill(draft, scope)
      for (const addition of additions) add(draft, addition)
      const url =
        address === undefined ? joined(textOf(base.of(scope)), textOf(path.of(scope) ?? '')) : address
      return written(draft, url, method === 'POST' ? 'POST' : 'GET')
    },
  }
}

/** A session begins with a separate request, which cannot need another session. */
function readLogin(component: Component, nested: boolean) {
  const holder = component.asFieldOf('requester')
  const requester = nested ? undefined : readRequester(holder, 'requester', true)
  if (nested) component.problem('is nested too deeply')
  return async (scope: Scope, connection: Connection): Promise<HttpResponse> => {
    if (!requester) throw new SourceFailure(airbyteMessages.badToken, { code: 'settings' })
    const { path, ...request } = requester.request(scope, await requester.auth.additions(scope, connection))
    return connection.exchange(path, request, connection.signal)
  }
}

/** Addresses with the same text up to the path have the same host. A sign-in may be on another one. */
function noteOrigin(component: Component, base: Value, isLogin: boolean) {
  const { compiling } = component
  const origin = originIn(base)
  compiling.addresses.push({ value: base, component })
  if (isLogin) return
  compiling.origin ??= origin
  if (origin !== compiling.origin)
    component.problem('is on a different host from the first stream, which is not supported')
}

function joined(base: string, path: string): string {
  const start = base.trim()
  if (path === '') return start
  if (/^https?:\/\//i.test(path)) return path
  return `${start.replace(/\/+$/, '')}/${path.trim().replace(/^\/+/, '')}`
}

function written(
  { query, headers, form, json }: Draft,
  address: string,
  method: 'GET' | 'POST',
): HttpRequest {
  const url = addressIn(address)
  // An address of a next page may contain the parameters already.
  const more = queryText(new Map([...query].filter(([name]) => !url.searchParams.has(name))))
  if (more !== '') url.search = url.search === '' ? more : `${url.search}&${more}`
  const body = json ? JSON.stringify(json) : form.size > 0 ? queryText(form) : undefined
  const type = json ? 'application/json' : 'application/x-www-form-urlencoded'
  return {
    method,
    path: url.href,
    headers: { ...(body !== undefined && { 'content-type': type }), ...Object.fromEntries(headers) },
    ...(body !== undefined && { body }),
  }
}

type Fill = (draft: Draft, scope: Scope) => void

/** Reads the parameters, headers and bodies that every request has. */
function readInputs(component: Component): Fill {
  const holders = [component, component.child('request_options_provider')].filter((one) => one !== undefined)
  const fills = holders.flatMap((holder) => [
    inputs(holder, 'request_parameters', 'query'),
    inputs(holder, 'request_headers', 'header'),
    inputs(holder, 'request_body_data', 'form'),
    jsonBody(holder, 'request_body_json'),
    newBody(holder),
  ])
  component.refuse('fetch_properties_from_endpoint', 'query_properties')
  return (draft, scope) => {
    for (const fill of fills) fill?.(draft, scope)
  }
}

function inputs(component: Component, field: string, into: Addition['into']): Fill | undefined {
  const value = component.value(field)
  if (!value) return undefined
  return (draft, scope) => {
    const given = value.of(scope)
    const pairs = isFields(given) ? Object.entries(given) : [...new URLSearchParams(textOf(given ?? ''))]
    for (const [name, one] of pairs) if (one !== '') add(draft, { into, path: [name], value: one })
  }
}

function jsonBody(component: Component, field: string): Fill | undefined {
  const value = component.value(field)
  if (!value) return undefined
  return (draft, scope) => {
    const given = value.of(scope)
    const fields = typeof given === 'string' ? parsed(given) : given
    if (isFields(fields)) draft.json = { ...draft.json, ...(literal(fields) as object) }
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new SourceFailure(airbyteMessages.badSetting('request_body_json'), { code: 'settings' })
  }
}

/** Texts of a body that are numbers or yes and no in Python are sent as such. */
function literal(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(literal)
  if (isFields(value))
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, literal(inner)]))
  if (typeof value !== 'string') return value
  if (/^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,10})?$/.test(value)) return Number(value)
  return value === 'True' ? true : value === 'False' ? false : value
}

/** The newer form of a body. */
function newBody(component: Component): Fill | undefined {
  const body = component.child('request_body')
  if (!body) return undefined
  if (body.type === 'RequestBodyUrlEncodedForm') return inputs(body, 'value', 'form')
  if (body.isOneOf('RequestBodyJsonObject', 'RequestBodyGraphQL')) return jsonBody(body, 'value')
  return undefined
}
