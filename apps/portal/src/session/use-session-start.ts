import { refreshSession } from '@tributary/sdk'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useEffect } from 'react'
import { lostSessionAtom, sessionAtom } from './session-atoms.ts'
import { listenToOtherTabs } from './tabs.ts'
import { useClient } from './use-client.ts'

/** Takes the browser's session up once after loading, before the guard decides (ROUTE-45), and follows other tabs. */
export function useSessionStart(): void {
  const client = useClient()
  const setSession = useSetAtom(sessionAtom)
  useEffect(() => {
    const nobody = () =>
      setSession((now) => (now.state === 'unknown' ? { state: 'signed-out', reason: 'none' } : now))
    refreshSession(client).then((user) => user ?? nobody(), nobody)
  }, [client, setSession])
  useOtherTabs()
}

function useOtherTabs(): void {
  const client = useClient()
  const store = useStore()
  const session = useAtomValue(sessionAtom)
  const email = session.state === 'signed-in' ? session.user.email : null
  useEffect(
    () =>
      listenToOtherTabs((event) => {
        if (event.type === 'signed-out') client.session.end('asked')
        // The refresh cookie is one for the whole browser: two people in two tabs would be mixed up.
        else if (email !== null && event.email !== email) location.reload()
        // What the same person has signed in to there opens this page as well; if not, it goes on asking.
        else if (store.get(lostSessionAtom)) client.session.renew().catch(() => undefined)
      }),
    [client, store, email],
  )
}
