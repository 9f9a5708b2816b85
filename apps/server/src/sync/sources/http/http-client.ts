import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import https from 'node:https'
import { pipeline, type Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { type Address, checkTarget, lookupPinnedTo, type OutboundRules } from '../../../outbound/outbound.ts'
import { SourceFailure } from '../../source-failure.ts'
import { parseExactJson } from './exact-json.ts'
import type { HttpMessages } from './http.messages.ts'
import { type Explain, HttpFailure, refusalFailure, socketFailure, TOO_LARGE } from './http-failure.ts'
import type { HttpLimits } from './http-limits.ts'
import type { HttpRequest, HttpResponse } from './http-stream.ts'
import { type ResponseDeadline, responseDeadline, unless } from './response-deadline.ts'
import { retryAt } from './retry-at.ts'

/** A request with everything that is sent. */
export type PreparedRequest = {
  readonly method: 'GET' | 'POST'
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | undefined
}

/** Replaces secrets in everything that is shown. */
export const HIDDEN = '••••'

/** A request as it was sent. */
export type SentRequest = PreparedRequest & {
  /** The values that authorise it, such as whole headers. They must not be shown. */
  readonly secrets: readonly string[]
}

/** Follows the requests of a source while it is tried. */
export type HttpObserver = {
  onRequest(request: SentRequest): void
  /** Called before the body is read. */
  onResponse(status: number, headers: IncomingHttpHeaders): void
}

/** Returns the headers that authorise a request. */
export type Authorise = (request: PreparedRequest, signal: AbortSignal) => Promise<Record<string, string>>

export type HttpClientOptions = {
  /** With a slash at its end. Requests go to this origin only. */
  readonly base: URL
  readonly outbound: OutboundRules
  readonly limits: HttpLimits
  readonly messages: HttpMessages
  readonly explain: Explain
  readonly authorise: Authorise
  readonly headers?: Readonly<Record<string, string>>
  /** Parameters of every request, such as a key. */
  readonly query?: Readonly<Record<string, string>>
  readonly now: () => Date
  readonly observer?: HttpObserver | undefined
}

export type HttpClient = {
  /** Throws a `SourceFailure` unless the response is a success, also when the source is silent for `silenceMs`. */
  send(request: HttpRequest, signal: AbortSignal, silenceMs?: number): Promise<HttpResponse>
  close(): void
}

const REFUSAL_BYTES = 64 * 1024
/** Some providers refuse requests without it. */
const USER_AGENT = 'Tributary (data synchronisation)'

/** Sends requests over one connection, always to the checked address. Responses are JSON of limited size. */
export function httpClient(options: HttpClientOptions): HttpClient {
  const { base, outbound, limits, messages } = options
  const secure = base.protocol === 'https:'
  const agent = new (secure ? https : http).Agent({ keepAlive: true, maxSockets: 1 })
  const target = checkedOnce(base, outbound)

  async function open(request: PreparedRequest, signal: AbortSignal): Promise<IncomingMessage> {
    const lookup = lookupPinnedTo(await unless(signal, target()))
    const { method, url, headers, body } = request
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
    const sent = (secure ? https : http).request(url, { method, agent, headers, lookup, signal }, resolve)
    sent.on('error', reject)
    sent.end(body)
    return promise
  }

  async function send(
    request: HttpRequest,
    signal: AbortSignal,
    silenceMs = limits.silenceMs,
  ): Promise<HttpResponse> {
    const prepared = prepare(request, options)
    const deadline = responseDeadline({ ...limits, silenceMs })
    try {
      const both = AbortSignal.any([signal, deadline.signal])
      const authorised = await unless(both, options.authorise(prepared, both))
      const sent = { ...prepared, headers: { ...prepared.headers, ...authorised } }
      options.observer?.onRequest(observed(request, authorised, options))
      const response = await open(sent, both)
      options.observer?.onResponse(response.statusCode ?? 0, response.headers)
      deadline.extend()
      return await successOf(response, { request, url: prepared.url, deadline }, options)
    } catch (error) {
      const { aborted, reason } = deadline.signal
      const failure = socketFailure(aborted && !(error instanceof SourceFailure) ? reason : error, messages)
      if (failure.passing && !(failure instanceof HttpFailure)) failure.silentMs = deadline.silentMs()
      throw failure
    } finally {
      deadline.end()
    }
  }

  return { send, close: () => agent.destroy() }
}

/** Describes a request for an observer. Without a form that may be shown, it has only the address of its source. */
function observed(
  request: HttpRequest,
  authorised: Readonly<Record<string, string>>,
  options: HttpClientOptions,
): SentRequest {
  const { query = {} } = options
  const { secrets = [] } = request
  const { headers, ...shown } = prepare(formToShow(request), options)
  return {
    ...shown,
    headers: { ...headers, ...authorised },
    secrets: [...secrets, ...Object.values(authorised), ...Object.values(query)],
  }
}

function formToShow(request: HttpRequest): HttpRequest {
  try {
    return request.shown ? request.shown() : request
  } catch {
    return { ...(request.method && { method: request.method }), path: '/' }
  }
}

/** Checks the host once, and again only after a failure. */
function checkedOnce({ protocol, hostname, port }: URL, outbound: OutboundRules): () => Promise<Address> {
  const host = hostname.replace(/^\[(.*)\]$/, '$1')
  let checked: Promise<Address> | undefined
  return () => {
    checked ??= checkTarget(host, outbound, Number(port || (protocol === 'https:' ? 443 : 80)))
    checked.catch(() => {
      checked = undefined
    })
    return checked
  }
}

function prepare(
  request: HttpRequest,
  { base, headers, query: ofAll, messages }: HttpClientOptions,
): PreparedRequest {
  const { method = 'GET', path, query = {}, body } = request
  const url = new URL(path, base)
  if (url.origin !== base.origin || url.username || url.password)
    throw new SourceFailure(messages.otherOrigin, { code: 'source-data' })
  for (const [name, value] of Object.entries({ ...query, ...ofAll })) url.searchParams.set(name, value)
  const usual = { accept: 'application/json', 'accept-encoding': 'gzip', 'user-agent': USER_AGENT }
  const sized = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  return { method, url, body, headers: { ...usual, ...sized, ...headers, ...request.headers } }
}

async function successOf(
  response: IncomingMessage,
  { request, url, deadline }: { request: HttpRequest; url: URL; deadline: ResponseDeadline },
  options: HttpClientOptions,
): Promise<HttpResponse> {
  const { limits, messages, explain, now } = options
  const reading = { format: request.format, messages, deadline }
  const { statusCode: status = 0, headers } = response
  if (status !== 200 && status !== 204) {
    const body = await bodyOf(response, REFUSAL_BYTES, reading).catch(() => deadline.signal.throwIfAborted())
    const wait = retryAt(headers, now())
    throw refusalFailure({ request, status, headers, body, retryAt: wait }, explain, messages)
  }
  const body =
    status === 204 ? response.resume() && undefined : await bodyOf(response, limits.answerBytes, reading)
  const servedAt = new Date(headers.date ?? '')
  return { status, url, headers, body, servedAt: Number.isNaN(servedAt.getTime()) ? undefined : servedAt }
}

const JSON_TYPE = /^application\/(?:[\w.+-]+\+|x-amz-)?json\b/i

type BodyReading = {
  readonly format: HttpRequest['format'] | undefined
  readonly messages: HttpMessages
  readonly deadline: ResponseDeadline
}

async function bodyOf(
  response: IncomingMessage,
  limit: number,
  { format, messages, deadline }: BodyReading,
): Promise<unknown> {
  if (format !== 'text' && !JSON_TYPE.test(response.headers['content-type'] ?? '')) {
    response.destroy()
    throw new SourceFailure(messages.notJson, { code: 'source-data' })
  }
  const text = await read(unpacked(response), limit, deadline, () => {
    response.destroy()
    const verdict = { sentence: messages.tooLarge(limit), code: 'source-data', reason: TOO_LARGE } as const
    throw new HttpFailure(verdict, response.statusCode ?? 0)
  })
  if (format === 'text') return text
  try {
    return parseExactJson(text)
  } catch (error) {
    throw new SourceFailure(messages.badJson, { code: 'source-data', cause: error })
  }
}

function unpacked(response: IncomingMessage): Readable {
  if (response.headers['content-encoding'] !== 'gzip') return response
  // The reader of the last stream gets the error.
  return pipeline(response, createGunzip(), () => undefined)
}

async function read(
  stream: Readable,
  limit: number,
  deadline: ResponseDeadline,
  refuse: () => never,
): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of stream) {
    deadline.extend()
    size += chunk.length
    if (size > limit) refuse()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, size).toString('utf8')
}
