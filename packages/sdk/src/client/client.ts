import type { Session, SessionUser } from '@tributary/domain'
import type { Outdated } from '../contract/endpoint.ts'
import { refreshSession } from '../contract/session.sign-in.ts'
import { checkedBaseUrl } from './base-url.ts'
import { type Clock, systemClock } from './clock.ts'
import { type Deadline, deadlineMs, startDeadline } from './deadline.ts'
import { type CallHooks, notify } from './hooks.ts'
import { newIdempotencyKey } from './idempotency-key.ts'
import { issuesOf } from './issues.ts'
import { createKnownResponses } from './known-responses.ts'
import { optionFaults } from './option-faults.ts'
import { readAnswer } from './read-answer.ts'
import { retrying } from './retry.ts'
import { processRetryBudget, type RetryBudget } from './retry-budget.ts'
import { isSdkError } from './sdk-error.ts'
import { createServerClock } from './server-clock.ts'
import { type ClientSession, createSessionStore, type EndReason } from './session.ts'
import { withTabLock } from './tab-lock.ts'
import {
  type CallRequest,
  type CookieUse,
  createWire,
  lostExchange,
  refusedInput,
  unsentCallError,
} from './wire.ts'
import { withSession } from './with-session.ts'

/** Options of a client. Only `baseUrl` is required. */
export type ClientOptions = {
  /**
   * The address of the backend, e.g. `https://portal.example/backend`, or `/backend` in a page of the same origin.
   */
  baseUrl: string
  /** Replaces the global fetch. */
  fetch?: typeof globalThis.fetch
  /** An initial access token, for scripts that have one. */
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

/**
 * A connection to one backend, with at most one session. Call functions take it first, e.g.
 * `listOrganisations(client)`.
 */
export type Client = {
  /** Makes a call. `call` builds on it. */
  send: <Answer>(order: CallRequest<Answer>, signal?: AbortSignal) => Promise<Answer>
  /** The current session. */
  session: ClientSession
  /** The server's current time. */
  now: () => Date
  /** Contains only the address, so that a printed client reveals no token. */
  toJSON: () => {
    /** The address of the backend. */
    baseUrl: string
  }
}

/**
 * Creates a client. Makes no call itself. Throws a TypeError if `baseUrl` is not an address that calls can be sent to, or if
 * `timeout`, `maxRetries` or `headers` cannot be applied.
 */
export function createClient(options: ClientOptions): Client {
  const { clock = systemClock, retryBudget: budget = processRetryBudget, hooks = [] } = options
  const baseUrl = checkedBaseUrl(options.baseUrl, options.fetch !== undefined)
  const [fault] = optionFaults(options)
  if (fault) throw new TypeError(`createClient: ${fault.path} must be ${fault.expected}.`)
  const serverClock = createServerClock(clock)
  let email: string | undefined
  let known = createKnownResponses()
  const wire = createWire({
    ...options,
    baseUrl,
    hooks,
    now: clock.now,
    serverClock,
    tagOf: (address) => known.tagOf(address),
  })
  const keeper = createSessionStore({ ...options, ask: askForSession, onSessionChange: changeSession })

  function changeSession(user: SessionUser | null) {
    if (user?.email !== email) known = createKnownResponses()
    email = user?.email
    options.onSessionChange?.(user)
  }

  async function exchange<Answer>(
    order: CallRequest<Answer>,
    token: string | null,
    deadline: Deadline,
    tried = 1,
  ) {
    const mine = known
    const raw = await wire(order, token, deadline, tried)
    return mine.resolve(raw, () => readAnswer(order.endpoint, raw, serverClock.now()))
  }
  /**
   * Applies one deadline to retries, a silent renewal and the replay. Only the time in which a user signs in again is
   * not counted.
   */
  async function underDeadline<Answer>(
    order: CallRequest<Answer>,
    signal: AbortSignal | undefined,
    run: (deadline: Deadline) => Promise<Answer>,
  ): Promise<Answer> {
    const checked = { ...order, signal }
    const issues = issuesOf(optionFaults(checked), checked, 'options')
    const deadline = startDeadline(
      order.timeout ?? options.timeout ?? deadlineMs[order.endpoint.deadline],
      clock,
      issues[0] ? undefined : signal,
    )
    try {
      if (issues[0]) throw refusedInput(order, { issues })
      return await deadline.within(run(deadline))
    } catch (error) {
      const failure = isSdkError(error) ? error : lostExchange(order, deadline, error)
      // The caller is in the stack here. Where the error was made, a race with the deadline hides it.
      Error.captureStackTrace?.(failure)
      notify(hooks, 'onFailure', failure)
      throw failure
    } finally {
      deadline.stop()
    }
  }

  async function send<Answer>(given: CallRequest<Answer>, signal?: AbortSignal): Promise<Answer> {
    const { session, outdates, keyed } = given.endpoint
    // All attempts of this call share one key.
    const idempotencyKey = keyed ? (given.idempotencyKey ?? newIdempotencyKey()) : undefined
    const order = { ...given, idempotencyKey }
    const answer = await underDeadline(order, signal, (deadline) => {
      const attempt = (token: string | null) =>
        retrying((tried) => exchange(order, token, deadline, tried), {
          ...order,
          maxRetries: order.maxRetries ?? options.maxRetries,
          deadline,
          clock,
          budget,
          hooks,
        })
      if (session) return withSession(attempt, keeper, deadline, () => unsentCallError(order))
      return order.renewed ? aside(attempt, order) : attempt(keeper.held()?.token ?? null)
    })
    if (outdates) options.onOutdated?.(outdates)
    return answer
  }

  async function aside<Answer>(attempt: (token: string) => Promise<Answer>, order: CallRequest<Answer>) {
    const token = await keeper.renewedAside()
    if (token === null) throw unsentCallError(order)
    return attempt(token)
  }

  function askForSession(): Promise<Session> {
    const order = { endpoint: refreshSession, input: {} }
    return underDeadline(order, undefined, (deadline) =>
      withTabLock(`tributary-session ${baseUrl}`, deadline.signal, () => exchange(order, null, deadline)),
    )
  }

  return { send, session: keeper.session, now: serverClock.now, toJSON: () => ({ baseUrl }) }
}
