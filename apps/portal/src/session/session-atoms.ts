import type { SessionUser } from '@tributary/domain'
import type { EndReason } from '@tributary/sdk'
import { atom } from 'jotai'

/**
 * The session. It is `unknown` until the response to the first refresh (ROUTE-45). After `refused` or `none`,
 * sign-in returns to the same address; after `asked` (signed out by the user) it does not.
 */
export type SessionState =
  | { state: 'unknown' }
  | { state: 'signed-out'; reason: EndReason | 'none' }
  | { state: 'signed-in'; user: SessionUser }

/** In memory only: a reload uses the refresh cookie again (SHELL-53). The access token stays inside the client. */
export const sessionAtom = atom<SessionState>({ state: 'unknown' })

/** A session that the server no longer accepts. Its page stays while the user signs in again. */
export type LostSession = {
  user: SessionUser
  /** Ends the session and leaves the page. */
  leave: () => void
}

/** The lost session, from the first refused call until the user has signed in again or left. */
export const lostSessionAtom = atom<LostSession | null>(null)

/** The signed-in user, or null. */
export const userAtom = atom((get) => {
  const session = get(sessionAtom)
  return session.state === 'signed-in' ? session.user : null
})
