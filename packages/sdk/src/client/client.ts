import type { Session, SessionUser } from '@tributary/domain'
import type { Outdated } from '../contract/endpoint.ts'
import { refreshSession } from '../contract/session.ts'
import { type Clock, systemClock } from './clock.ts'
import { type Deadline, deadlineMs, startDeadline } from './deadline.ts'
import { newIdempotencyKey } from './idempotency-key.ts'
import { readAnswer } from './read-answer.ts'
import { retrying } from './retry.ts'
import { processRetryBudget, type RetryBudget } from './retry-budget.ts'
import { isSdkError } from './sdk-error.ts'
import { createServerClock } from './server-clock.ts'
import { type ClientSession, createSessionStore, type EndReason } from './session.ts'
import { withTabLock } from './tab-lock.ts'
import { type CallRequest, type CookieUse, createWire, lostExchange, unsentCallError } from './wire.ts'
import { withSession } from './with-session.ts'

/** What a client needs to know; only the address is required. */
export type ClientOptions = {
  /** Where the backend answers, e.g. `https://portal.example/backend`, or `/backend` in a page of that origin. */
  baseUrl: string
  /** The fetch to use instead of the global one. */
  fetch?: typeof globalThis.fetch
  /** An access token to start with, for scripts that have one. */
  token?: string
  /** Whether the main service gets the session cookie; `include` unless said otherwise. */
  credentials?: CookieUse
  /** Told whenever the person signed in changes or their data is renewed; null when nobody is any more. */
  onSessionChange?: (user: SessionUser | null) => void
  /**
   * Asked once when the server no longer accepts somebody's session; without it the session is over then. Calls refused
   * for it and calls begun meanwhile wait, unless they are aborted. Once that person has signed in again on this client
   * (`signIn`, `confirmSignIn`, `refreshSession`) they are made, the refused ones again; once the promise settles and
   * nobody has, the session is over.
   */
  onSessionLost?: (user: SessionUser) => Promise<unknown>
  /** Told exactly once when a session is over. */
  onSignedOut?: (reason: EndReason) => void
  /** Told after each successful write that makes earlier answers of that kind old (requirement CALL-106). */
  onOutdated?: (what: Outdated) => void
  /** Another clock, for tests. */
  clock?: Clock
  /** Another retry budget than the one all clients of the process share. */
  retryBudget?: RetryBudget
}

/** A connection to one backend, with at most one session. Handed to the call functions, e.g. `listOrganisations(client)`. */
export type Client = {
  /** Makes a described call; what `call` is built on. */
  send: <Answer>(order: CallRequest<Answer>, signal?: AbortSignal) => Promise<Answer>
  /** Who is signed in. */
  session: ClientSession
  /** The time as the server has it. */
  now: () => Date
  /** Says where it points and nothing more. */
  toJSON: () => { baseUrl: string }
}

/** Creates a client. It makes no call by itself. */
export function createClient(options: ClientOptions): Client {
  const { baseUrl, clock = systemClock, retryBudget: budget = processRetryBudget } = options
  const serverClock = createServerClock(clock)
  const wire = createWire({ ...options, now: clock.now, serverClock })
  const keeper = createSessionStore({ ...options, ask: askForSession })

  async function exchange<Answer>(order: CallRequest<Answer>, token: string | null, deadline: Deadline) {
    const raw = await wire(order, token, deadline)
    return readAnswer(order.endpoint, raw, serverClock.now())
  }

  /**
   * The deadline spans repetitions, a silent renewal and the replay: nobody waits longer than promised, except for a person
   * who signs in again.
   */
  async function underDeadline<Answer>(
    order: CallRequest<Answer>,
    signal: AbortSignal | undefined,
    run: (deadline: Deadline) => Promise<Answer>,
  ): Promise<Answer> {
    const deadline = startDeadline(deadlineMs[order.endpoint.deadline], clock, signal)
    try {
      return await deadline.within(run(deadline))
    } catch (error) {
      throw isSdkError(error) ? error : lostExchange(order, deadline, error)
    } finally {
      deadline.stop()
    }
  }

  async function send<Answer>(given: CallRequest<Answer>, signal?: AbortSignal): Promise<Answer> {
    const { session, outdates, keyed } = given.endpoint
    // One for all tries of this call.
    const idempotencyKey = keyed ? (given.idempotencyKey ?? newIdempotencyKey()) : undefined
    const order = { ...given, idempotencyKey }
    const answer = await underDeadline(order, signal, (deadline) => {
      const attempt = (token: string | null) =>
        retrying(() => exchange(order, token, deadline), { ...order, deadline, clock, budget })
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
