import { once } from 'node:events'
import http, { type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import https from 'node:https'
import { text } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import {
  type ApiFault,
  type ApiProblem,
  type ApiRequest,
  type ApiResponse,
  type ApiRoute,
  respond,
} from './api-exchange.ts'
import { type ApiLimit, type ApiLimits, apiLimits } from './api-limits.ts'
import { type ApiPages, apiPages } from './api-pages.ts'

export type ApiServer = {
  readonly uri: string
  readonly port: number
  /** The requests so far. */
  readonly requests: ApiRequest[]
  /** Responses to the next requests, in order. Then the server works again. */
  readonly faults: (ApiFault | undefined)[]
  readonly pages: ApiPages
  /** Runs before each response. */
  beforeResponse: (request: ApiRequest) => void
  /** Replaces the limits and begins new windows. */
  limit(limits: readonly ApiLimit[]): void
  stop(): Promise<void>
}

export type ApiServerOptions = {
  routes: readonly ApiRoute[]
  /** The system's own responses to requests that no route accepts. */
  refusalOf(problem: ApiProblem): ApiResponse
  port?: number
  clock?: () => Date
  tls?: { key: string; cert: string }
  limits?: readonly ApiLimit[]
  pages?: ApiPages
}

const LOOPBACK = '127.0.0.1'

/** Starts a fake HTTP API on loopback. */
export async function startApiServer(options: ApiServerOptions): Promise<ApiServer> {
  const { routes, refusalOf, port = 0, clock = () => new Date(), tls, pages = apiPages() } = options
  const now = () => clock().getTime()
  let limits: ApiLimits = apiLimits(options.limits ?? [], now)
  const server = serverFor((request, response) => void handle(request, response), tls)
  server.listen(port, LOOPBACK)
  await once(server, 'listening')
  const address = server.address()
  const taken = typeof address === 'object' && address ? address.port : 0
  const api: ApiServer = {
    uri: `${tls ? 'https' : 'http'}://${LOOPBACK}:${taken}`,
    port: taken,
    requests: [],
    faults: [],
    pages,
    beforeResponse: () => undefined,
    limit: (changed) => {
      limits = apiLimits(changed, now)
    },
    async stop() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }

  async function handle(message: IncomingMessage, response: ServerResponse) {
    const request = await requestOf(message, api.uri)
    response.setHeader('date', clock().toUTCString())
    api.requests.push(request)
    api.beforeResponse(request)
    const fault = api.faults.shift()
    if (fault) return sendFault(response, fault)
    const { refusal, headers } = limits.count(request)
    const reply = refusal ?? (await respond(routes, request, refusalOf))
    send(response, { ...reply, headers: { ...headers, ...reply.headers } }, request)
  }

  return api
}

const serverFor = (listener: RequestListener, tls: ApiServerOptions['tls']) =>
  tls ? https.createServer(tls, listener) : http.createServer(listener)

async function requestOf(message: IncomingMessage, uri: string): Promise<ApiRequest> {
  const { pathname, search, searchParams } = new URL(`${uri}${message.url ?? '/'}`)
  return {
    method: message.method ?? 'GET',
    path: pathname,
    url: `${pathname}${search}`,
    query: searchParams,
    headers: message.headers,
    body: await text(message),
    params: {},
  }
}

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' }

/** Sends a response, compressed if the client accepts gzip. */
function send(
  response: ServerResponse,
  { status = 200, headers, json, text }: ApiResponse,
  asked: ApiRequest,
) {
  const body = text ?? (json === undefined ? '' : JSON.stringify(json))
  const packed = body.length > 0 && /\bgzip\b/.test(String(asked.headers['accept-encoding'] ?? ''))
  const encoding = packed ? { 'content-encoding': 'gzip' } : {}
  response.writeHead(status, { ...(json === undefined ? {} : JSON_TYPE), ...headers, ...encoding })
  response.end(packed ? gzipSync(body) : body)
}

function sendFault(response: ServerResponse, { status = 200, headers, body = '', cut, silent }: ApiFault) {
  if (silent) return
  response.writeHead(status, { ...JSON_TYPE, ...headers })
  if (!cut) return void response.end(body)
  response.write(body.length > 0 ? body : '{"', () => response.destroy())
}
