import { withoutWrites } from '@tributary/sdk'
import { usersMessages } from '@tributary/sdk/users'
import { useAtomValue, useStore } from 'jotai'
import { useLayoutEffect } from 'react'
import { clientAtom } from './connect-portal.ts'
import { userAtom } from './session-atoms.ts'

/**
 * Returns why nothing can be changed, while an administrator sees the portal as another user. The client then sends no call that
 * may write.
 */
export function useReadOnly(): string | null {
  const store = useStore()
  const isView = Boolean(useAtomValue(userAtom)?.viewAs)
  useLayoutEffect(() => {
    const client = store.get(clientAtom)
    if (!client || !isView) return
    const { send } = client
    // In place, because another client would begin another session.
    const readOnly = withoutWrites({ ...client, send }, usersMessages.viewOnly).send
    client.send = readOnly
    return () => {
      // Another effect may have restored the client already.
      if (client.send === readOnly) client.send = send
    }
  }, [store, isView])
  return isView ? usersMessages.viewOnly : null
}
