import { createFetch } from 'ofetch'
import type { Endpoint } from '../contract/endpoint.ts'
import type { CallOptions } from './call-options.ts'
import type { Deadline } from './deadline.ts'
import { type Encoded, encodeInput, encodeParams, hasField } from './encode-input.ts'
import { type CallHooks, notify } from './hooks.ts'
import { lostConnection } from './lost-connection.ts'
import { fieldOf, type RawResponse } from './read-answer.ts'
import { requestMessages } from './request.messages.ts'
import { type Failure, SdkError, type SdkErrorKind } from './sdk-error.ts'
import type { ServerClock } from './server-clock.ts'
import { queryString } from './url.ts'
import { version } from './version.ts'

type Values = Readonly<Record<string, unknown>>

/** One call to make: its endpoint, input and options. */
export type CallRequest<Answer> = Omit<CallOptions, 'signal'> & {
  /** The call of the contract. */
  endpoint: Endpoint<string, unknown, unknown, Answer>
  /** The input, in the names of the SDK. */
  input: {
    /** The values of the path. */
    params?: Values | undefined
    /** The query; undefined without one. */
    query?: unknown
    /** The body; undefined without one. */
    body?: unknown
  }
  /** Options that do not exist. They are refused. */
  unknown?: object | undefined
  /** Made with a token renewed for this call alone. It does not resume a lost session. */
  renewed?: boolean | undefined
}

/** Whether cookies are sent, in the terms of fetch. */
export type CookieUse = 'include' | 'same-origin' | 'omit'

/** Where calls are sent, and with which fetch. */
export type WireOptions = {
  baseUrl: string
  fetch?: typeof globalThis.fetch | undefined
  credentials?: CookieUse | undefined
  headers?: CallOptions['headers']
  hooks: readonly CallHooks[]
  now: () => number
  serverClock: ServerClock
  /** Returns the entity tag of the response that is known for an address. */
  tagOf: (address: string) => string | undefined
}

/** A response with the address it was requested from. */
export type WireResponse = RawResponse & { address: string }

/** Makes one HTTP exchange and reads the body to its end. Rejects only with {@link SdkError}. */
export type Wire = (
  order: CallRequest<unknown>,
  token: string | null,
  deadline: Deadline,
  attempt: number,
) => Promise<WireResponse>

/** Uses ofetch with its own retries, parsing, timeout and errors switched off. */
export function createWire(options: WireOptions): Wire {
  const { raw } = createFetch({ fetch: watchingTheClock(options) })
  return async (order, token, deadline, attempt) => {
    const { method, path } = order.endpoint
    const sent = written(order)
    const url = options.baseUrl + sent.address
    const headers = new Headers({
      ...headersOf(order, token),
      ...condition(order, options.tagOf(sent.address)),
    })
    try {
      for (const more of [options.headers, order.headers])
        new Headers(more).forEach((value, name) => void headers.set(name, value))
      for (const { onRequest } of options.hooks) await onRequest?.({ method, path, attempt, url, headers })
    } catch (cause) {
      const hint = 'an onRequest hook failed'
      throw refusedInput(order, { cause, hint })
    }
    const sentAt = options.now()
    const exchange = raw(url, {
      method,
      headers,
      body: sent.body,
      credentials: order.endpoint.service === 'main' ? (options.credentials ?? 'include') : 'omit',
      cache: 'no-store',
      redirect: method === 'GET' ? 'follow' : 'manual',
      signal: deadline.signal,
      retry: false,
      responseType: 'text',
      ignoreResponseError: true,
    })
    try {
      const { status, statusText, headers, _data } = await exchange
      const requestId = headers.get('x-request-id') ?? undefined
      const duration = options.now() - sentAt
      const received = { method, path, attempt, status, headers, requestId, duration }
      notify([...options.hooks, order], 'onResponse', received)
      // A write must not follow a redirect. Workers do not support `redirect: 'error'`.
      if (method !== 'GET' && isElsewhere(status)) throw new Error()
      return { address: sent.address, status, statusText, headers, text: _data ?? '' }
    } catch (error) {
      throw lostExchange(order, deadline, error)
    }
  }
}

/** Browsers report a redirect as status 0, other runtimes with its real status. */
const isElsewhere = (status: number): boolean => status === 0 || (status >= 300 && status < 400)

/** Looks fetch up at each call, so that a later replacement (a worker, a test) is used. */
function watchingTheClock({ fetch, now, serverClock }: WireOptions): typeof globalThis.fetch {
  return async (input, init) => {
    const sentAt = now()
    const response = await (fetch ?? globalThis.fetch)(input, init)
    serverClock.learn(response.headers.get('date'), sentAt, now())
    return response
  }
}

function headersOf(order: CallRequest<unknown>, token: string | null): Record<string, string> {
  return {
    accept: 'application/json',
    'tributary-client': `sdk/${version}`,
    // Sent also without a body. A form of another site cannot send this type, which prevents forged requests.
    ...(sendsJson(order) ? { 'content-type': 'application/json' } : {}),
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    ...(order.background ? { 'x-tributary-background': '1' } : {}),
    ...(order.idempotencyKey ? { 'idempotency-key': JSON.stringify(order.idempotencyKey) } : {}),
  }
}

/** Only polls are conditional, so that a list loaded after a write is never an older one. */
const condition = ({ background, endpoint }: CallRequest<unknown>, tag: string | undefined) =>
  background && endpoint.method === 'GET' && tag !== undefined ? { 'if-none-match': tag } : {}

const sendsJson = ({ endpoint: { method, body } }: CallRequest<unknown>): boolean =>
  body !== undefined || method === 'POST' || method === 'PATCH'

function written(order: CallRequest<unknown>): { address: string; body: string | null } {
  const { endpoint } = order
  const { params, query, body, ...others } = order.input
  const [misplaced] = Object.keys(others)
  const accepted = <Value>(part: Encoded<Value>): Value => {
    if ('value' in part) return part.value
    const hint = misplaced && whereToPut(misplaced, endpoint)
    throw failure(order, 'invalid-input', part.refused, { issues: part.issues, hint })
  }
  // Options in the place of the input, or with a wrong name, would have no effect.
  accepted(encodeInput(undefined, others, 'input'))
  accepted(encodeInput(undefined, order.unknown, 'options'))
  const sent = accepted(encodeInput(endpoint.body, body, 'body'))
  const asked = accepted(encodeInput(endpoint.query, query, 'query'))
  const path = accepted(encodeParams(endpoint.path, params))
  return { address: path + queryString(asked), body: sendsJson(order) ? JSON.stringify(sent) : null }
}

/** Names the part of the input that a field next to it belongs to. Without such a part it is probably an option. */
function whereToPut(name: string, { path, query, body }: Endpoint): string {
  if (path.includes(`{${name}}`)) return `put ${name} into params`
  if (hasField(query, name)) return `put ${name} into query`
  if (hasField(body, name)) return `put ${name} into body`
  return 'options come third'
}

/** The caller cancelled, time ran out, or the connection failed before the last byte. */
export function lostExchange(order: CallRequest<unknown>, deadline: Deadline, error: unknown): SdkError {
  const kind = deadline.ended() ?? 'network'
  if (kind === 'network') {
    const code = codeOf(error)
    return failure(order, kind, [lostConnection(code)], { cause: code })
  }
  const cause: unknown = deadline.signal.reason
  const hint = kind === 'timeout' ? 'no complete response in time' : 'the signal of the call was aborted'
  return failure(order, kind, kind === 'timeout' ? [requestMessages.timeout] : [], { cause, hint })
}

/** Creates the error of a call that was not sent, because no one signed in again or there is no session. */
export const unsentCallError = (order: CallRequest<unknown>): SdkError =>
  failure(order, 'http', [requestMessages.requestFailed], { statusCode: 401 })

/** Creates the error of a call that cannot be sent. */
export const refusedInput = (order: CallRequest<unknown>, details: Details): SdkError =>
  failure(order, 'invalid-input', [requestMessages.requestFailed], details)

type Details = Pick<Failure, 'statusCode' | 'issues' | 'hint' | 'cause'>

/** Creates the error of a call without a response. */
const failure = (
  { endpoint: { method, path } }: CallRequest<unknown>,
  kind: SdkErrorKind,
  messages: string[],
  details: Details,
): SdkError => new SdkError({ kind, method, path, messages, ...details })

/** Returns the innermost error code (`ECONNREFUSED`). The texts of such errors contain URLs, so they are not used. */
function codeOf(error: unknown): string | undefined {
  const cause = fieldOf(error, 'cause')
  const code = fieldOf(error, 'code')
  return (cause ? codeOf(cause) : undefined) ?? (typeof code === 'string' ? code : undefined)
}
