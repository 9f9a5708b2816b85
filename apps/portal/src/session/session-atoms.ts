import type { SessionUser } from '@tributary/domain'
import type { EndReason } from '@tributary/sdk'
import { atom } from 'jotai'

/**
 * Who is here. `unknown` lasts from loading until the first renewal has been answered (ROUTE-45); a session
 * that was `refused` or never there brings its person back to the same screen, one that was `asked` to end not.
 */
export type SessionState =
  | { state: 'unknown' }
  | { state: 'signed-out'; reason: EndReason | 'none' }
  | { state: 'signed-in'; user: SessionUser }

/** Memory only: a reload asks the refresh cookie again (SHELL-53). The access token stays inside the client. */
export const sessionAtom = atom<SessionState>({ state: 'unknown' })

/** A session that the server no longer accepts. Its page stays as it is while the person is asked to sign in again. */
export type LostSession = {
  user: SessionUser
  /** Gives it up: the session is over, and its page with it. */
  leave: () => void
}

/** The lost session, from the first call that was refused until somebody has signed in again or given up. */
export const lostSessionAtom = atom<LostSession | null>(null)

/** The signed-in person, or null. */
export const userAtom = atom((get) => {
  const session = get(sessionAtom)
  return session.state === 'signed-in' ? session.user : null
})
