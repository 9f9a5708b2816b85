import type { Session, SessionUser } from '@tributary/domain'
import { fieldOf } from './read-answer.ts'
import { isSdkError } from './sdk-error.ts'
import { claimsOf } from './token-claims.ts'
import { isUnauthorised } from './unauthorised.ts'

/** Why a session ended: the user signed out, or the server no longer accepts it. */
export type EndReason = 'asked' | 'refused'

/** The session of a client. It never reveals the access token. */
export type ClientSession = {
  /** The signed-in user, also while they must sign in again; null without a user or with a token only. */
  user: () => SessionUser | null
  /** Whether there is an access token. */
  active: () => boolean
  /** Starts, replaces or resumes the session with the response of a sign-in. */
  adopt: (session: Session) => void
  /** Requests a new token, once for all callers. Resolves to null when the server has no session for this client. */
  renew: () => Promise<SessionUser | null>
  /** Forgets the session on this client. `signOut` ends it on the server. */
  end: (reason: EndReason) => void
}

/** What a session store needs. */
export type SessionOptions = {
  token?: string | undefined
  /** Requests a new session from the server, one request at a time across tabs. */
  ask: () => Promise<Session>
  onSessionChange?: ((user: SessionUser | null) => void) | undefined
  onSessionLost?: ((user: SessionUser) => Promise<unknown>) | undefined
  onSignedOut?: ((reason: EndReason) => void) | undefined
}

type Held = { token: string; user: SessionUser | null }

const heldBy = ({ accessToken, user }: Session): Held => ({ token: accessToken, user })

/** The session with its token. Only for the client itself. */
export type SessionStore = {
  session: ClientSession
  held: () => Held | null
  /** Renews for one call without changing the session. Resolves to null without a session of the same user. */
  renewedAside: () => Promise<string | null>
  /** Handles a session that the server no longer accepts: requests a new sign-in, or ends it. */
  lose: () => void
  /** Settles when a lost session is resumed or ended; null if no session is lost. */
  lost: () => Promise<void> | null
}

/** Keeps a session in memory, inside a closure so that it cannot be printed. */
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
    // An API token cannot be renewed.
    const answer = before?.token.startsWith('trb_') ? null : await answerOrRefusal(options.ask)
    // A sign-in or sign-out meanwhile wins over the response to an older request.
    if (held !== before) return held?.user ?? null
    if (answer && isSamePerson(before, heldBy(answer))) adopt(answer)
    // The caller decides whether to request a new sign-in. Signing out never does.
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
 * Whether two sessions belong to the same user. Another tab may have signed in a different user with the shared
 * cookie. Compares the address, then the user id in the tokens, because users may change their address within a
 * session.
 */
export const isSamePerson = (before: Whose, now: Whose): boolean =>
  !before?.user || before.user.email === now?.user?.email || isSameId(before, now)

const isSameId = (before: Whose, now: Whose): boolean => {
  const id = before && fieldOf(claimsOf(before.token), 'sub')
  return typeof id === 'string' && now !== null && id === fieldOf(claimsOf(now.token), 'sub')
}
