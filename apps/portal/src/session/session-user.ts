import type { SessionUser } from '@tributary/domain'
import { atom } from 'jotai'
import { sessionAtom } from './session-atoms.ts'

/** Changes the cached data of the signed-in user until the next session refresh (PROFILE-12). */
export const changeUserAtom = atom(null, (get, set, change: (user: SessionUser) => Partial<SessionUser>) => {
  const session = get(sessionAtom)
  if (session.state !== 'signed-in') return
  set(sessionAtom, { ...session, user: { ...session.user, ...change(session.user) } })
})
