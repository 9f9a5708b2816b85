import type { Call } from '../client/call.ts'
import type { Client } from '../client/client.ts'
import { tryOrNull } from '../client/try-or-null.ts'
import type { CallRequest } from '../client/wire.ts'
import type { Endpoint, Params } from '../contract/index.ts'
import type { FakeFailure, JsonReply, LostConnection } from './failures.ts'
import { callNamed, keyOf } from './match-endpoint.ts'
import type { FakeUser } from './model/data.ts'

/** A call of the contract: a function of the SDK such as `listAreas`, or its endpoint in `@tributary/sdk/contract`. */
export type FakeCall<Path extends string, Query, Body, Answer> =
  | Call<Path, Query, Body, Answer>
  | Endpoint<Path, Query, Body, Answer>

/** A request as a handler gets it: decoded by the contract, in the names of the SDK. */
export type FakeRequest<Path extends string = string, Query = unknown, Body = unknown> = {
  /** The values of the path. */
  params: Record<keyof Params<Path>, string>
  /** The query; undefined without one. */
  query: Query
  /** The body; undefined without one. */
  body: Body
  /** The user whose access token the request has; null without one. */
  user: FakeUser | null
  /** The number of this request among those to the same call, from 1. */
  count: number
  /** The headers of the request. */
  headers: Headers
  /** The path as it was sent, without the base path and the query. */
  path: string
  /** The query and the body, in the names of the API. */
  sent: {
    /** The query. */
    query: URLSearchParams
    /** The JSON of the body; undefined without one. */
    body: unknown
  }
  /** Aborts when the client no longer waits for the response. */
  signal: AbortSignal
  /** Carries out the request as without this handler, and returns the response. */
  next: () => Promise<Response>
}

type Reply<Answer> = Answer | JsonReply | FakeFailure | LostConnection | Response

/**
 * Responds to one call with the value that the SDK's function resolves to, or with a failure. A `Response` is passed on
 * unchecked, for example to test a proxy's error page.
 */
export type FakeHandler<Path extends string = string, Query = unknown, Body = unknown, Answer = unknown> = (
  request: FakeRequest<Path, Query, Body>,
) => Reply<Answer> | Promise<Reply<Answer>>

/** Returns the endpoint of a call. */
export function endpointOf<Path extends string, Query, Body, Answer>(
  call: FakeCall<Path, Query, Body, Answer>,
): Endpoint {
  if (typeof call !== 'function') return asAny(call)
  let found: Endpoint | undefined
  // A function made by `call` passes its endpoint to the client, and returns the promise of the client.
  const response = new Promise(() => {})
  const probe = {
    send: (order: CallRequest<unknown>) => {
      found = order.endpoint
      return response
    },
  }
  const make: unknown = call
  const result = isAnyCall(make) ? attempt(() => make(probe as unknown as Client)) : undefined
  if (!found || result !== response) throw notACall(call.name)
  return found
}

/** Runs a function that may throw or reject, because it is not a single call. */
function attempt(run: () => unknown): unknown {
  const result = tryOrNull(run)?.value
  if (result instanceof Promise) result.catch(() => {})
  return result
}

function notACall(name: string): TypeError {
  const named = callNamed(name)
  return new TypeError(
    named
      ? `${name} is not a single call. Pass '${keyOf(named.endpoint)}' instead.`
      : 'Pass a call of the SDK, or an endpoint of the contract.',
  )
}

const isAnyCall = (call: unknown): call is (client: Client) => unknown => typeof call === 'function'

// The types of an endpoint's parts do not matter for finding it.
const asAny = (endpoint: unknown): Endpoint => endpoint as Endpoint
