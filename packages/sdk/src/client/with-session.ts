import type { Deadline } from './deadline.ts'
import { isSamePerson, type SessionStore } from './session.ts'
import { isUnauthorised } from './unauthorised.ts'

const MOST_TRIES = 3

/**
 * Makes a call and handles a 401: one silent renewal, shared by all calls, then one replay, and one more after a lost
 * session was resumed. The refusal of an outdated token ends nothing, and a call is never replayed as a different
 * user. `unsent` creates the error of a call that was never sent.
 */
export async function withSession<T>(
  attempt: (token: string | null) => Promise<T>,
  { session, held, lose, lost }: SessionStore,
  deadline: Deadline,
  unsent: () => unknown,
): Promise<T> {
  const whose = held()
  let refusal: unknown
  let waited = false
  for (let tries = 1; ; tries++) {
    const wait = lost()
    if (wait) {
      await deadline.untimed(wait)
      waited = true
    }
    const sent = held()
    if (!isSamePerson(whose, sent)) throw refusal ?? unsent()
    try {
      return await attempt(sent?.token ?? null)
    } catch (error) {
      if (!isUnauthorised(error)) throw error
      refusal = error
    }
    if (tries === 1 && held() === sent && !lost()) await deadline.within(session.renew())
    if (held() === sent && !lost()) {
      // The new sign-in is refused as well, so the session ends rather than request yet another.
      if (waited) session.end('refused')
      else lose()
    }
    if (!held() || tries === MOST_TRIES) throw refusal
  }
}
