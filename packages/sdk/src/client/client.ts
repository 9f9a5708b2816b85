import type { Session, SessionUser } from '@tributary/domain'
import { refreshSession } from '../contract/session.sign-in.ts'
import { checkClientOptions } from './check-client-options.ts'
import type { ClientOptions } from './client-options.ts'
import { systemClock } from './clock.ts'
import { type Deadline, deadlineMs, startDeadline } from './deadline.ts'
import { notify } from './hooks.ts'
import { newIdempotencyKey } from './idempotency-key.ts'
import { issuesOf } from './issues.ts'
import { createKnownResponses } from './known-responses.ts'
import { callChecks, optionFaults } from './option-faults.ts'
import { readAnswer } from './read-answer.ts'
import { retrying } from './retry.ts'
import { processRetryBudget } from './retry-budget.ts'
import { isSdkError } from './sdk-error.ts'
import { createServerClock } from './server-clock.ts'
import { type ClientSession, createSessionStore } from './session.ts'
import { withTabLock } from './tab-lock.ts'
import { type CallRequest, createWire, lostExchange, refusedInput, unsentCallError } from './wire.ts'
import { withSession } from './with-session.ts'

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
 * Creates a client. Makes no call itself. Throws a TypeError that names an option that does not exist or cannot be applied,
 * for example a `baseUrl` that no call can be sent to.
 */
export function createClient(options: ClientOptions): Client {
  checkClientOptions(options)
  const { clock = systemClock, retryBudget: budget = processRetryBudget, hooks = [] } = options
  const baseUrl = options.baseUrl.replace(/\/+$/, '')
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
    const issues = issuesOf(optionFaults(checked, callChecks), checked, 'options')
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
