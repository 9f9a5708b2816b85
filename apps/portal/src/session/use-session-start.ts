import type { SessionUser } from '@tributary/domain'
import { refreshSession } from '@tributary/sdk'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { forgetPersonAtom } from './person-atom.ts'
import { lostSessionAtom, sessionAtom } from './session-atoms.ts'
import { listenToOtherTabs } from './tabs.ts'
import { useClient } from './use-client.ts'

/**
 * Restores the browser's session once, as soon as a page depends on it and before the guard decides (ROUTE-45), and follows
 * other tabs.
 */
export function useSessionStart(isNeeded: boolean): void {
  const client = useClient()
  const store = useStore()
  const setSession = useSetAtom(sessionAtom)
  const forgetPerson = useSetAtom(forgetPersonAtom)
  const started = useRef(false)
  useEffect(() => {
    if (!isNeeded || started.current) return
    started.current = true
    // The user may have signed in meanwhile.
    if (store.get(sessionAtom).state === 'signed-in') return
    const setSignedOut = () =>
      setSession((now) => (now.state === 'unknown' ? { state: 'signed-out', reason: 'none' } : now))
    const begin = (user: SessionUser | null) => {
      if (user) return
      // The session ended after the tab was loaded, so the next user may be someone else.
      if (!client.session.active()) forgetPerson()
      setSignedOut()
    }
    // Known from the page itself, see main.
    if (store.get(sessionAtom).state === 'signed-out') begin(null)
    else refreshSession(client).then(begin, setSignedOut)
  }, [isNeeded, client, store, setSession, forgetPerson])
  useOtherTabs()
}

function useOtherTabs(): void {
  const client = useClient()
  const store = useStore()
  const session = useAtomValue(sessionAtom)
  const [, navigate] = useLocation()
  const email = session.state === 'signed-in' ? session.user.email : null
  useEffect(
    () =>
      listenToOtherTabs((event) => {
        if (event.type === 'signed-out') client.session.end('asked')
        // The refresh cookie belongs to the whole browser, so this tab switches to that user.
        else if (email !== null && event.email !== email) {
          client.session.end('asked')
          navigate('/', { replace: true })
          refreshSession(client).catch(() => undefined)
        }
        // The same user has signed in again in another tab, which resumes this page as well.
        else if (store.get(lostSessionAtom)) client.session.renew().catch(() => undefined)
      }),
    [client, store, navigate, email],
  )
}
