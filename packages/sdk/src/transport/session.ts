import type { Session, SessionUser } from '@tributary/domain'
import type { Deadline } from './deadline.ts'
import { isSdkError } from './sdk-error.ts'
import { isUnauthorised } from './unauthorised.ts'

/** Why a session is over: its person asked for it, or the server no longer accepts it. */
export type EndReason = 'asked' | 'refused'

/** Who is signed in on a client. The access token itself never leaves it. */
export type ClientSession = {
  /** The person signed in; null when nobody is, or when only a token was handed over. */
  user: () => SessionUser | null
  /** Whether there is a token at all. */
  active: () => boolean
  /** Starts or replaces the session with what a sign-in answered. */
  adopt: (session: Session) => void
  /** Asks for a new token once, however many ask at the same time. Null: nobody is signed in. */
  renew: () => Promise<SessionUser | null>
  /** Forgets the session here; telling the server is `signOut`'s part. */
  end: (reason: EndReason) => void
}

/** What a session goes by. */
export type SessionOptions = {
  token?: string | undefined
  /** Asks the server for a new session, one asker at a time across tabs. */
  ask: () => Promise<Session>
  onSessionChange?: ((user: SessionUser | null) => void) | undefined
  onSignedOut?: ((reason: EndReason) => void) | undefined
}

type Held = { token: string; user: SessionUser | null }

/** The session with its token, for the transport's eyes only. */
export type SessionKeeper = { session: ClientSession; token: () => string | null }

/** Keeps a session in memory: in a closure, out of every printout. */
export function keepSession(options: SessionOptions): SessionKeeper {
  let held: Held | null = options.token ? { token: options.token, user: null } : null
  let renewing: Promise<SessionUser | null> | null = null

  const adopt = ({ accessToken, user }: Session) => {
    held = { token: accessToken, user }
    options.onSessionChange?.(user)
  }
  const end = (reason: EndReason) => {
    if (!held) return
    held = null
    options.onSessionChange?.(null)
    options.onSignedOut?.(reason)
  }
  const askOnce = async () => {
    const before = held
    const answer = await answerOrRefusal(options.ask)
    // Whoever signed in or out meanwhile knows better than an answer to an older question.
    if (held !== before) return held?.user ?? null
    if (answer && isSamePerson(before, answer)) adopt(answer)
    else end('refused')
    return held?.user ?? null
  }
  const renew = () => {
    renewing ??= askOnce().finally(() => {
      renewing = null
    })
    return renewing
  }
  const session = { user: () => held?.user ?? null, active: () => held !== null, adopt, renew, end }
  return { session, token: () => held?.token ?? null }
}

async function answerOrRefusal(ask: () => Promise<Session>): Promise<Session | null> {
  try {
    return await ask()
  } catch (error) {
    if (isUnauthorised(error) || (isSdkError(error) && error.statusCode === 403)) return null
    throw error
  }
}

/** The cookie belongs to the browser: another tab may have signed in somebody else with it. */
const isSamePerson = (before: Held | null, { user }: Session): boolean =>
  !before?.user || before.user.email === user.email

/**
 * Makes a call under the 401 rule (portal spec 4): one silent renewal, shared by all calls, then one replay.
 * A refusal of a token that is no longer the current one ends nothing.
 */
export async function withSession<T>(
  attempt: (token: string | null) => Promise<T>,
  { session, token }: SessionKeeper,
  deadline: Deadline,
): Promise<T> {
  const sent = token()
  try {
    return await attempt(sent)
  } catch (refusal) {
    if (!isUnauthorised(refusal)) throw refusal
    if (token() === sent) await deadline.within(session.renew())
    const renewed = token()
    if (renewed === null || renewed === sent) throw refusal
    return await attempt(renewed).catch((error: unknown) => {
      if (isUnauthorised(error) && token() === renewed) session.end('refused')
      throw error
    })
  }
}
