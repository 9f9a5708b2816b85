import { createBrowsers } from './browsers.ts'
import { createExchange } from './exchange.ts'
import { createGates } from './gates.ts'
import { createHandlers } from './handlers.ts'
import { keyOf } from './match-endpoint.ts'
import { createMistakes } from './mistakes.ts'
import { finishRefresh } from './model/refreshes.ts'
import { createWorld } from './model/world.ts'
import { targetOf } from './target.ts'
import type { FakeBackend, FakeBackendOptions, RecordedRequest } from './types.ts'

const allOptions: Readonly<Record<keyof FakeBackendOptions, true>> = {
  data: true,
  now: true,
  signedInAs: true,
  open: true,
  basePath: true,
  model: true,
  samples: true,
}

/** Creates a fake backend for tests. Throws a TypeError for an option that does not exist. */
export function createFakeBackend(options: FakeBackendOptions = {}): FakeBackend {
  const unknown = Object.keys(options).find((name) => !Object.hasOwn(allOptions, name))
  if (unknown !== undefined)
    throw new TypeError(
      `createFakeBackend: ${unknown} is not a known option. The options are ${Object.keys(allOptions).join(', ')}.`,
    )
  const world = createWorld(options)
  const handlers = createHandlers()
  const gates = createGates()
  const requests: RecordedRequest[] = []
  const mistakes = createMistakes()
  const exchange = createExchange({ ...options, world, handlers, gates, requests })
  const browsers = createBrowsers({ world, requests, mistakes, exchange })
  const { signedInAs } = options
  const { fetch } = signedInAs === undefined ? browsers.signedOut() : browsers.signedIn(signedInAs)

  return {
    fetch,
    browser: browsers.signedOut,
    browserOf: browsers.signedIn,
    on: (call, handler) => handlers.add(targetOf(call), handler, false),
    once: (call, handler) => handlers.add(targetOf(call), handler, true),
    hold: (call) => gates.hold(targetOf(call)),
    requests,
    requestsTo: (call) => {
      const { endpoint, fits } = targetOf(call)
      return requests.filter((one) => one.call === keyOf(endpoint) && fits(one.path))
    },
    data: world.data,
    tokenOf: (emailAddress) => browsers.signedIn(emailAddress).token,
    expireTokens: world.sessions.expireTokens,
    endSessions: world.sessions.endAll,
    finishRefresh: (connectorId, outcome) => finishRefresh(world, connectorId, outcome),
    verify: () => mistakes.report(handlers.takeUnused()),
  }
}
