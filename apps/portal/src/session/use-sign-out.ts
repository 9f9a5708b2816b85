import { signOut } from '@tributary/sdk'
import { useCallback } from 'react'
import { notifyOtherTabs } from './tabs.ts'
import { useClient } from './use-client.ts'

/** Ends the session here, on the server and in other tabs; the guard then leads to the root (SHELL-19, SHELL-40, SHELL-45). */
export function useSignOut(): () => Promise<void> {
  const client = useClient()
  return useCallback(async () => {
    // Without the server the session still ends here; its cookie runs out by itself.
    await signOut(client).catch(() => undefined)
    notifyOtherTabs({ type: 'signed-out' })
  }, [client])
}
