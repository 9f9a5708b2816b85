import { decodeRequest, guardOrganisation, refuseLevel } from './admit.ts'
import { FakeFailure, LostConnection } from './failures.ts'
import type { Gates } from './gates.ts'
import type { FakeRequest } from './handler.ts'
import type { AnyHandler, Handlers } from './handlers.ts'
import { keyOf, type MatchedCall, matchEndpoint } from './match-endpoint.ts'
import { modelHandlers } from './model/model.ts'
import { userOf, type World } from './model/world.ts'
import { createRepeatedWrites } from './repeated-writes.ts'
import { FakeBackendError, responseTo } from './respond.ts'
import type { FakeBackendOptions, RecordedRequest } from './types.ts'

/** What the responses of a fake backend depend on. */
export type Exchanges = Pick<FakeBackendOptions, 'open' | 'basePath'> & {
  world: World
  handlers: Handlers
  gates: Gates
  requests: readonly RecordedRequest[]
}

/** A request on its way. */
type Arrival = { request: Request; record: RecordedRequest; signal: AbortSignal | null }

/** Creates the function that responds to a request. It rejects for a mistake of the test, and without a connection. */
export function createExchange({ world, handlers, gates, requests, open, basePath = '/backend' }: Exchanges) {
  const model = modelHandlers(world)
  const once = createRepeatedWrites()

  function handlerOf({ endpoint, name }: MatchedCall): AnyHandler {
    const handler = handlers.find(endpoint) ?? model.get(keyOf(endpoint))
    if (handler) return handler
    throw new FakeBackendError(
      `The fake backend has no handler for ${keyOf(endpoint)}. Add one with backend.on(${name}, () => …).`,
    )
  }

  async function carryOut(matched: MatchedCall, { request, record }: Arrival): Promise<Response> {
    const { endpoint, params } = matched
    const user = userOf(world, request.headers)
    if (!open) refuseLevel(endpoint, user)
    const text = await request.text()
    const decoded = decodeRequest(endpoint, { params, search: new URL(request.url).searchParams, text })
    Object.assign(record, decoded)
    if (!open) guardOrganisation(world, user, decoded)
    const count = requests.filter(({ call }) => call === record.call).length
    const asked: FakeRequest = { ...decoded, user, count, headers: request.headers }
    const written = { key: record.idempotencyKey, content: `${request.url} ${text}` }
    return once(endpoint, written, async () => {
      const handler = handlerOf(matched)
      return responseTo(world, endpoint, await settled(() => handler(asked)))
    })
  }

  return async (arrival: Arrival): Promise<Response> => {
    const { request, record, signal } = arrival
    const { pathname } = new URL(request.url)
    const matched = pathname.startsWith(basePath)
      ? matchEndpoint(request.method, pathname.slice(basePath.length))
      : null
    if (!matched) throw new FakeBackendError(`The contract has no call ${request.method} ${pathname}.`)
    record.call = keyOf(matched.endpoint)
    await gates.pass(matched.endpoint, signal)
    const response = await settled(() => carryOut(matched, arrival))
    return responseTo(world, matched.endpoint, response)
  }
}

/** Returns a failure also if it was thrown. */
async function settled(work: () => unknown): Promise<unknown> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof FakeFailure || error instanceof LostConnection) return error
    throw error
  }
}
