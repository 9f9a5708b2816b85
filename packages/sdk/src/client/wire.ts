import { createFetch } from 'ofetch'
import type { Endpoint } from '../contract/endpoint.ts'
import type { Deadline } from './deadline.ts'
import { encodeInput } from './encode-input.ts'
import { fieldOf, type RawAnswer } from './read-answer.ts'
import { requestMessages } from './request.messages.ts'
import { SdkError, type SdkErrorKind } from './sdk-error.ts'
import type { ServerClock } from './server-clock.ts'
import { fillPath, queryString } from './url.ts'

type Values = Readonly<Record<string, unknown>>

/** One call to make: which, with what, and how. */
export type CallRequest<Answer> = {
  endpoint: Endpoint<string, unknown, unknown, Answer>
  input: { params?: Values | undefined; query?: unknown; body?: unknown }
  /** Nobody waits for it: a poll. The server does not count it as the person being there. */
  background?: boolean | undefined
  /** What a write is known by while it is repeated. */
  idempotencyKey?: string | undefined
  /** Made with a token renewed for this call alone: a lost session is not resumed by it. */
  renewed?: boolean | undefined
}

/** Whether cookies travel: as fetch names it. */
export type CookieUse = 'include' | 'same-origin' | 'omit'

/** Where and with what fetch calls go out. */
export type WireOptions = {
  baseUrl: string
  fetch?: typeof globalThis.fetch | undefined
  credentials?: CookieUse | undefined
  now: () => number
  serverClock: ServerClock
}

/** Makes one exchange, body read to its end; every failure to do so is an {@link SdkError}. */
export type Wire = (
  order: CallRequest<unknown>,
  token: string | null,
  deadline: Deadline,
) => Promise<RawAnswer>

/** ofetch with everything it would do behind our back switched off: retrying, parsing, its own time-out and errors. */
export function createWire(options: WireOptions): Wire {
  const base = options.baseUrl.replace(/\/+$/, '')
  const { raw } = createFetch({ fetch: watchingTheClock(options) })
  return async (order, token, deadline) => {
    const { method } = order.endpoint
    const sent = written(order)
    const exchange = raw(base + sent.address, {
      method,
      headers: headersOf(order, token),
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
      // What a write carries goes to the address it was meant for or nowhere. Workers know no `redirect: 'error'`.
      if (method !== 'GET' && isElsewhere(status)) throw new Error()
      return { status, statusText, headers, text: _data ?? '' }
    } catch (error) {
      throw lostExchange(order, deadline, error)
    }
  }
}

/** Browsers answer 0 where others answer the redirection as it came. */
const isElsewhere = (status: number): boolean => status === 0 || (status >= 300 && status < 400)

/** Looks fetch up at each call, so that one replaced later (a worker, a test's inject) is the one used. */
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
    // Also without a body: a form of another site cannot send this type, which is what keeps forgeries out.
    ...(sendsJson(order) ? { 'content-type': 'application/json' } : {}),
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    ...(order.background ? { 'x-tributary-background': '1' } : {}),
    ...(order.idempotencyKey ? { 'idempotency-key': JSON.stringify(order.idempotencyKey) } : {}),
  }
}

const sendsJson = ({ endpoint: { method, body } }: CallRequest<unknown>): boolean =>
  body !== undefined || method === 'POST' || method === 'PATCH'

function written(order: CallRequest<unknown>): { address: string; body: string | null } {
  const { endpoint, input } = order
  const path = fillPath(endpoint.path, input.params)
  const body = encodeInput(endpoint.body, input.body, 'body')
  if ('refused' in body) throw failure(order, 'invalid-input', body.refused)
  const query = encodeInput(endpoint.query, input.query, 'query')
  if ('refused' in query) throw failure(order, 'invalid-input', query.refused)
  if (path === null) throw failure(order, 'invalid-input', [requestMessages.requestFailed])
  const sent = sendsJson(order) ? JSON.stringify(body.value) : null
  return { address: path + queryString(query.value), body: sent }
}

/** The caller gave up, time ran out, or the connection failed before the last byte. */
export function lostExchange(order: CallRequest<unknown>, deadline: Deadline, error: unknown): SdkError {
  const kind = deadline.ended() ?? 'network'
  return failure(order, kind, kind === 'aborted' ? [] : [requestMessages.network], codeOf(error))
}

/** Refused without being sent: nobody signed in again, or there is no session to make the call in. */
export const unsentCallError = ({ endpoint: { method, path } }: CallRequest<unknown>): SdkError =>
  new SdkError({ kind: 'http', statusCode: 401, method, path, messages: [requestMessages.requestFailed] })

/** An error of a call that has no answer. */
const failure = (
  { endpoint: { method, path } }: CallRequest<unknown>,
  kind: SdkErrorKind,
  messages: string[],
  cause?: string,
): SdkError => new SdkError({ kind, method, path, messages, cause })

/** The innermost error code (`ECONNREFUSED`), else nothing: texts of such errors hold addresses. */
function codeOf(error: unknown): string | undefined {
  const cause = fieldOf(error, 'cause')
  const code = fieldOf(error, 'code')
  return (cause ? codeOf(cause) : undefined) ?? (typeof code === 'string' ? code : undefined)
}
