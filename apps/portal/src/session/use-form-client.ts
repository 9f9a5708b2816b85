import { type Client, withIntents } from '@tributary/sdk'
import { useMemo } from 'react'
import { useClient } from './use-client.ts'

/** The connection to the backend, for a form: pressing Save again after a lost answer changes nothing twice. */
export function useFormClient(): Client {
  const client = useClient()
  return useMemo(() => withIntents(client), [client])
}
