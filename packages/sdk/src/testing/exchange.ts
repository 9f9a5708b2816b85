import { decodeRequest, guardOrganisation, refuseLevel } from './admit.ts'
import type { Arrival } from './browsers.ts'
import { FakeFailure, fromJson, LostConnection } from './failures.ts'
import type { Gates } from './gates.ts'
import { type Handlers, linkOf } from './handlers.ts'
import { keyOf, type MatchedCall, matchEndpoint } from './match-endpoint.ts'
import { FakeBackendError, labelOf } from './mistakes.ts'
import { modelHandlers } from './model/model.ts'
import type { ModelRequest, World } from './model/world.ts'
import { responseTo } from './respond.ts'
import { sampleJson } from './sample-json.ts'
import type { FakeBackendOptions, RecordedRequest } from './types.ts'

/** What the responses of a fake backend depend on. */
export type Exchanges = Pick<FakeBackendOptions, 'open' | 'basePath' | 'model' | 'samples'> & {
  world: World
  handlers: Handlers
  gates: Gates
  requests: readonly RecordedRequest[]
}

/** Creates the function that responds to a request. It rejects for a mistake of the test, and without a connection. */
export function createExchange(given: Exchanges) {
  const { world, handlers, gates, requests, open, basePath, model = true, samples } = given
  const bases = (basePath === undefined ? ['/backend', '/v1'] : [basePath]).map((base) =>
    base.replace(/\/+$/, ''),
  )
  const known = new Map(model ? [...modelHandlers(world)].map(([key, handle]) => [key, linkOf(handle)]) : [])

  function otherwise(matched: MatchedCall) {
    const { endpoint } = matched
    const key = keyOf(endpoint)
    if (!known.has(key) && samples)
      known.set(
        key,
        linkOf(() => fromJson(sampleJson(endpoint.response))),
      )
    const link = known.get(key)
    if (link) return link
    throw new FakeBackendError(
      `The fake backend has no handler for ${labelOf(matched)}. Add one with backend.on(${matched.name}, () => …), or create the backend with samples: true.`,
    )
  }

  async function carryOut(
    matched: MatchedCall,
    { request, record, cookies, signal }: Arrival,
  ): Promise<Response> {
    const { endpoint, params } = matched
    const { headers } = request
    const live = world.sessions.ofToken(headers)
    const { user, session } = live ?? { user: null, session: null }
    if (!open) refuseLevel(endpoint, user, headers)
    if (session && !record.background) session.activeAt = world.now()
    const text = await request.text()
    const decoded = decodeRequest(endpoint, { params, search: new URL(request.url).searchParams, text })
    const { query, body } = decoded
    Object.assign(record, { params, query, body })
    if (!open) guardOrganisation(world, user, decoded)
    const count = requests.filter(({ call }) => call === record.call).length
    const asked = {
      ...{ ...decoded, user, session, cookies, count, headers, path: record.path },
      signal: signal ?? new AbortController().signal,
    }
    const written = { key: record.idempotencyKey, content: `${request.url} ${text}` }
    const links = handlers.of(matched, record.path)
    const respond = async (place: number): Promise<Response> => {
      const { handle, repeated } = links[place] ?? otherwise(matched)
      const request: ModelRequest = { ...asked, next: () => respond(place + 1) }
      return repeated(endpoint, written, async () =>
        responseTo(world, matched, await settled(() => handle(request))),
      )
    }
    return respond(0)
  }

  return async (arrival: Arrival): Promise<Response> => {
    const { request, record, signal } = arrival
    const { pathname } = new URL(request.url)
    const base = bases.find((base) => pathname.startsWith(`${base}/`))
    if (base === undefined)
      throw new FakeBackendError(
        `${request.method} ${pathname} is not below ${bases.join(' or ')}. Set basePath to the path of the client's baseUrl.`,
      )
    const path = pathname.slice(base.length)
    const matched = matchEndpoint(request.method, path)
    if (!matched) throw new FakeBackendError(`The contract has no call ${request.method} ${path}.`)
    Object.assign(record, { call: keyOf(matched.endpoint), path })
    await gates.pass(matched, path, signal)
    const response = await settled(() => carryOut(matched, arrival))
    return responseTo(world, matched, response)
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
