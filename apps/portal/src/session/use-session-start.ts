import type { SessionUser } from '@tributary/domain'
import { refreshSession } from '@tributary/sdk'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { forgetPersonAtom } from './person-atom.ts'
import { lostSessionAtom, sessionAtom } from './session-atoms.ts'
import { listenToOtherTabs } from './tabs.ts'
import { useClient } from './use-client.ts'

/** Takes the browser's session up once after loading, before the guard decides (ROUTE-45), and follows other tabs. */
export function useSessionStart(): void {
  const client = useClient()
  const setSession = useSetAtom(sessionAtom)
  const forgetPerson = useSetAtom(forgetPersonAtom)
  useEffect(() => {
    const nobody = () =>
      setSession((now) => (now.state === 'unknown' ? { state: 'signed-out', reason: 'none' } : now))
    const begin = (user: SessionUser | null) => {
      if (user) return
      // The session has ended since the tab was loaded; another person may be next.
      if (!client.session.active()) forgetPerson()
      nobody()
    }
    refreshSession(client).then(begin, nobody)
  }, [client, setSession, forgetPerson])
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
        // The refresh cookie belongs to the whole browser, so this tab goes over to that user, from the root.
        else if (email !== null && event.email !== email) {
          client.session.end('asked')
          navigate('/', { replace: true })
          refreshSession(client).catch(() => undefined)
        }
        // What the same person has signed in to there opens this page as well; if not, it goes on asking.
        else if (store.get(lostSessionAtom)) client.session.renew().catch(() => undefined)
      }),
    [client, store, navigate, email],
  )
}
