import { type Client, isEmailAvailable } from '@tributary/sdk'
import { useRef } from 'react'
import { useClient } from '../session/use-client.ts'

/** The longest time a form waits for the check. */
const PATIENCE_MS = 5_000

/**
 * Whether an email address can still be used: one call per address. If that is unknown it counts as free, and the server
 * decides when the form is sent (VALID-08, VALID-18).
 */
export function useAddressCheck(patienceMs = PATIENCE_MS) {
  const client = useClient()
  const answers = useRef(new Map<string, Promise<boolean>>())
  const isFree = (emailAddress: string): Promise<boolean> => {
    const address = emailAddress.trim()
    const known = answers.current.get(address)
    if (known) return known
    const answer = ask(client, address, patienceMs)
    answers.current.set(address, answer)
    return answer
  }
  const noteTaken = (emailAddress: string) =>
    void answers.current.set(emailAddress.trim(), Promise.resolve(false))
  return { isFree, noteTaken }
}

const ask = (client: Client, emailAddress: string, patienceMs: number): Promise<boolean> =>
  isEmailAvailable(client, { query: { emailAddress } }, { signal: AbortSignal.timeout(patienceMs) }).catch(
    () => true,
  )
