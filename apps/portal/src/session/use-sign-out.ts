import { signOut } from '@tributary/sdk'
import { useCallback } from 'react'
import { notifyOtherTabs } from './tabs.ts'
import { useClient } from './use-client.ts'

/** Ends the session here, on the server and in other tabs. The guard then shows sign-in (SHELL-40, SHELL-45). */
export function useSignOut(): () => Promise<void> {
  const client = useClient()
  return useCallback(async () => {
    // If the server is unreachable, the session still ends here and its cookie expires.
    await signOut(client).catch(() => undefined)
    notifyOtherTabs({ type: 'signed-out' })
  }, [client])
}
