import type { Client } from '@tributary/sdk'
import { useAtomValue } from 'jotai'
import { clientAtom } from './connect-portal.ts'

/** Returns the SDK client, for hooks that make calls. */
export function useClient(): Client {
  const client = useAtomValue(clientAtom)
  if (!client) throw new Error('useClient needs a store that connectPortal has connected')
  return client
}
