import type { Endpoint, Method } from '../contract/index.ts'
import { endpointOf, type FakeCall } from './handler.ts'
import { matchEndpoint, nameOf } from './match-endpoint.ts'

/** A method and a path as requests have them, for example `GET /users/7` or `GET /users/*`. `*` matches one segment. */
export type CallAddress = `${Method} /${string}`

/** The requests that a handler is for. */
export type Target = {
  endpoint: Endpoint
  fits: (path: string) => boolean
  /** The call as the test wrote it, for messages. */
  label: string
}

const ANY = '*'

/** Finds the call that a test names. Throws a TypeError if the contract does not have it. */
export function targetOf<Path extends string, Query, Body, Answer>(
  call: FakeCall<Path, Query, Body, Answer> | CallAddress,
): Target {
  if (typeof call !== 'string') {
    const endpoint = endpointOf(call)
    return { endpoint, fits: () => true, label: nameOf(endpoint) }
  }
  const [method = '', path = ''] = call.split(' ')
  const matched = matchEndpoint(method, path)
  if (!matched) throw new TypeError(`The contract has no call ${call}.`)
  const segments = path.split('/')
  const fits = (given: string) => {
    const parts = given.split('/')
    return segments.every((segment, place) => segment === ANY || segment === parts[place])
  }
  return { endpoint: matched.endpoint, fits, label: `'${call}'` }
}
