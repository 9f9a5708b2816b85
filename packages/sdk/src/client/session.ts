import type { Session, SessionUser } from '@tributary/domain'
import { fieldOf } from './read-answer.ts'
import { isSdkError } from './sdk-error.ts'
import { claimsOf } from './token-claims.ts'
import { isUnauthorised } from './unauthorised.ts'

/** Why a session is over: its person asked for it, or the server no longer accepts it. */
export type EndReason = 'asked' | 'refused'

/** Who is signed in on a client. The access token itself never leaves it. */
export type ClientSession = {
  /** The person signed in, also while they are asked to sign in again; null when nobody is, or with a token alone. */
  user: () => SessionUser | null
  /** Whether there is a token at all. */
  active: () => boolean
  /** Starts, replaces or resumes the session with what a sign-in answered. */
  adopt: (session: Session) => void
  /** Asks for a new token once, however many ask at the same time. Null: the server knows of no session here. */
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
  onSessionLost?: ((user: SessionUser) => Promise<unknown>) | undefined
  onSignedOut?: ((reason: EndReason) => void) | undefined
}

type Held = { token: string; user: SessionUser | null }

const heldBy = ({ accessToken, user }: Session): Held => ({ token: accessToken, user })

/** The session with its token, for the transport's eyes only. */
export type SessionStore = {
  session: ClientSession
  held: () => Held | null
  /** Renews for one call alone: the session here stays as it is. Null without a session of the same person. */
  renewedAside: () => Promise<string | null>
  /** Takes note that the server no longer accepts the session: asks its person to sign in again, or ends it. */
  lose: () => void
  /** Settles once a lost session is resumed or over; null while none is lost. */
  lost: () => Promise<void> | null
}

/** Keeps a session in memory: in a closure, out of every printout. */
export function createSessionStore(options: SessionOptions): SessionStore {
  const { onSessionLost } = options
  let held: Held | null = options.token ? { token: options.token, user: null } : null
  let renewing: Promise<SessionUser | null> | null = null
  let lost: Promise<void> | null = null
  let settle: (_?: unknown) => void = () => {}

  const change = (next: Held | null) => {
    lost = null
    held = next
    settle()
    options.onSessionChange?.(next?.user ?? null)
  }
  const adopt = (session: Session) => change(heldBy(session))
  const end = (reason: EndReason) => {
    if (!held) return
    change(null)
    options.onSignedOut?.(reason)
  }
  const lose = () => {
    const user = held?.user
    if (!user || !onSessionLost) return end('refused')
    const unlessSettled = () => {
      if (lost === over) end('refused')
    }
    const over = new Promise<unknown>((resolve) => {
      settle = resolve
      onSessionLost(user).then(resolve, resolve)
    }).then(unlessSettled, unlessSettled)
    lost = over
  }
  const askOnce = async () => {
    const before = held
    const answer = await answerOrRefusal(options.ask)
    // Whoever signed in or out meanwhile knows better than an answer to an older question.
    if (held !== before) return held?.user ?? null
    if (answer && isSamePerson(before, heldBy(answer))) adopt(answer)
    // Whether there is a person to ask is up to whoever wanted the renewal: signing out asks nobody.
    else if (answer || !onSessionLost) end('refused')
    return answer && (held?.user ?? null)
  }
  const renew = () => {
    renewing ??= askOnce().finally(() => {
      renewing = null
    })
    return renewing
  }
  const renewedAside = async () => {
    const answer = await answerOrRefusal(options.ask)
    return answer && isSamePerson(held, heldBy(answer)) ? answer.accessToken : null
  }
  const session = { user: () => held?.user ?? null, active: () => held !== null, adopt, renew, end }
  return { session, held: () => held, renewedAside, lose, lost: () => lost }
}

async function answerOrRefusal(ask: () => Promise<Session>): Promise<Session | null> {
  try {
    return await ask()
  } catch (error) {
    if (isUnauthorised(error) || (isSdkError(error) && error.statusCode === 403)) return null
    throw error
  }
}

type Whose = { user: SessionUser | null; token: string } | null

/**
 * Whether two sessions have the same user: another tab may have signed in a different one with the cookie of the browser.
 * The address decides, or the user id of the tokens, as people change their address within a session.
 */
export const isSamePerson = (before: Whose, now: Whose): boolean =>
  !before?.user || before.user.email === now?.user?.email || isSameId(before, now)

const isSameId = (before: Whose, now: Whose): boolean => {
  const id = before && fieldOf(claimsOf(before.token), 'sub')
  return typeof id === 'string' && now !== null && id === fieldOf(claimsOf(now.token), 'sub')
}
