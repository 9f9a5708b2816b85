import type { SessionUser } from '@tributary/domain'
import type { Outdated } from '../contract/endpoint.ts'
import type { Clock } from './clock.ts'
import type { CallHooks } from './hooks.ts'
import type { RetryBudget } from './retry-budget.ts'
import type { EndReason } from './session.ts'
import type { CookieUse } from './wire.ts'

/** Options of a client. Only `baseUrl` is required. */
export type ClientOptions = {
  /**
   * The address of the backend, e.g. `https://portal.example/backend`, or `/backend` in a page of the same origin.
   */
  baseUrl: string
  /** Replaces the global fetch. */
  fetch?: typeof globalThis.fetch
  /** An API token (`trb_…`) for programs, or an initial access token. */
  token?: string
  /** Whether calls to the main service send the session cookie; `include` by default. */
  credentials?: CookieUse
  /** Called when the signed-in user or their data changes; null when no user is signed in. */
  onSessionChange?: (user: SessionUser | null) => void
  /**
   * Called once when the server no longer accepts the session; without it, the session ends. Refused calls and calls
   * made meanwhile wait unless they are aborted. They are sent when the same user has signed in again on this client
   * (`signIn`, `confirmSignIn`, `refreshSession`). The session ends if the promise settles and no one has.
   */
  onSessionLost?: (user: SessionUser) => Promise<unknown>
  /** Called exactly once when a session ends. */
  onSignedOut?: (reason: EndReason) => void
  /** Called after each successful write that makes cached responses of that kind outdated. */
  onOutdated?: (what: Outdated) => void
  /** Replaces the system clock, for tests. */
  clock?: Clock
  /** Replaces the retry budget that all clients of the process share. */
  retryBudget?: RetryBudget
  /** Replaces the deadlines of calls, in milliseconds. By default 15 s, 30 s and 60 s, by the kind of call. */
  timeout?: number | undefined
  /** The most retries of a call, 2 by default. */
  maxRetries?: number | undefined
  /** Headers of every request. They replace headers of the same name, those of the SDK included. */
  headers?: Readonly<Record<string, string>> | Headers | undefined
  /** Observe requests, responses, retries and failures; `callLogger` creates hooks that log. */
  hooks?: readonly CallHooks[] | undefined
}
