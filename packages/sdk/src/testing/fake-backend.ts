import { createExchange } from './exchange.ts'
import { createGates, unlessAborted } from './gates.ts'
import { createHandlers } from './handlers.ts'
import { keyOf } from './match-endpoint.ts'
import { createMistakes } from './mistakes.ts'
import { finishRefresh } from './model/refreshes.ts'
import { issueToken } from './model/session.ts'
import { createWorld, userNamed, userOf, type World } from './model/world.ts'
import { isLostConnection, mistakeResponse } from './respond.ts'
import { targetOf } from './target.ts'
import type { FakeBackend, FakeBackendOptions, RecordedRequest } from './types.ts'

const ANY_ORIGIN = 'http://localhost'

/** Creates a fake backend for tests. */
export function createFakeBackend(options: FakeBackendOptions = {}): FakeBackend {
  const world = createWorld(options)
  const handlers = createHandlers()
  const gates = createGates()
  const requests: RecordedRequest[] = []
  const mistakes = createMistakes()
  const exchange = createExchange({ ...options, world, handlers, gates, requests })

  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input instanceof Request ? input : new URL(input, ANY_ORIGIN), init)
    const signal = init?.signal ?? (input instanceof Request ? input.signal : null)
    const record = recordOf(world, request)
    requests.push(record)
    try {
      const response = await unlessAborted(exchange({ request, record, signal }), signal)
      record.status = response.status
      return response
    } catch (error) {
      if (signal?.aborted || isLostConnection(error)) throw error
      mistakes.add(error)
      const response = mistakeResponse(error)
      record.status = response.status
      return response
    }
  }

  return {
    fetch,
    on: (call, handler) => handlers.add(targetOf(call), handler, false),
    once: (call, handler) => handlers.add(targetOf(call), handler, true),
    hold: (call) => gates.hold(targetOf(call)),
    requests,
    requestsTo: (call) => {
      const { endpoint, fits } = targetOf(call)
      return requests.filter((one) => one.call === keyOf(endpoint) && fits(one.path))
    },
    data: world.data,
    tokenOf: (emailAddress) => issueToken(world, userNamed(world.data, emailAddress)),
    expireTokens: () => world.tokens.clear(),
    endSessions: () => {
      world.tokens.clear()
      world.cookie.user = null
    },
    finishRefresh: (connectorId, outcome) => finishRefresh(world, connectorId, outcome),
    verify: () => mistakes.report(handlers.takeUnused()),
  }
}

/** The call, its input and its status are filled in as the request is carried out. */
const recordOf = (world: World, { method, url, headers }: Request): RecordedRequest => ({
  call: `${method} ${new URL(url).pathname}`,
  path: new URL(url).pathname,
  params: {},
  query: {},
  body: undefined,
  user: userOf(world, headers)?.emailAddress ?? null,
  background: headers.has('x-tributary-background'),
  idempotencyKey: headers.get('idempotency-key'),
  status: null,
})
