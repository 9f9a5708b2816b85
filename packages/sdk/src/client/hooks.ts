import type { Method } from '../contract/endpoint.ts'
import type { SdkError } from './sdk-error.ts'
import { tryOrNull } from './try-or-null.ts'

type Sent = {
  /** The HTTP method. */
  method: Method
  /** The template of the path, which contains no user data. */
  path: string
  /** 1 for the first request of a call, then one more for each retry. */
  attempt: number
}

/** A request that is about to be sent. */
export type SentRequest = Sent & {
  /** The complete address. Do not log it. */
  url: string
  /** The headers, with the access token. A hook may change them. */
  headers: Headers
}

/** A response whose body has arrived. */
export type ReceivedResponse = Sent & {
  /** The HTTP status. */
  status: number
  /** The headers of the response. */
  headers: Headers
  /** The server's id of the request, for its support. */
  requestId: string | undefined
  /** Milliseconds from the request to the last byte of the response. */
  duration: number
}

/** A pause before a retry, in milliseconds. */
export type PlannedRetry = Sent & {
  /** Milliseconds until the retry. */
  pause: number
  /** The failure that causes it. */
  error: SdkError
}

/** Functions that observe the calls of a client, renewals of the session included. */
export type CallHooks = {
  /** Called before each request. It may change the headers, and the request waits for its promise. If it throws, nothing is sent. */
  onRequest?: ((request: SentRequest) => unknown) | undefined
  /** Called after each response, also one that is refused. An error that it throws is ignored, as in those below. */
  onResponse?: ((response: ReceivedResponse) => unknown) | undefined
  /** Called before the pause of a retry. */
  onRetry?: ((retry: PlannedRetry) => unknown) | undefined
  /** Called with the error that a call rejects with. */
  onFailure?: ((error: SdkError) => unknown) | undefined
}

/** Calls a hook of each. A broken observer does not break a call. */
export function notify<Name extends 'onResponse' | 'onRetry' | 'onFailure'>(
  hooks: readonly CallHooks[],
  name: Name,
  event: Parameters<NonNullable<CallHooks[Name]>>[0],
): void {
  for (const hook of hooks) tryOrNull(() => hook[name]?.(event as never))
}
