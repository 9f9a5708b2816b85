import { type Client, withIntents } from '@tributary/sdk'
import { useMemo } from 'react'
import { useClient } from './use-client.ts'

/** Returns the SDK client for a form: saving again after a lost response does not repeat the write. */
export function useFormClient(): Client {
  const client = useClient()
  return useMemo(() => withIntents(client), [client])
}
