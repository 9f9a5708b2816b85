import { type Client, isEmailAvailable } from '@tributary/sdk'
import { useRef } from 'react'
import { useClient } from '../session/use-client.ts'

/**
 * Whether an address can still be used: one call for each address, however often it is asked about. When that cannot be
 * told it counts as free, and the server decides when the form is sent (VALID-08, VALID-18).
 */
export function useAddressCheck() {
  const client = useClient()
  const answers = useRef(new Map<string, Promise<boolean>>())
  const isFree = (emailAddress: string): Promise<boolean> => {
    const address = emailAddress.trim()
    const known = answers.current.get(address)
    if (known) return known
    const answer = ask(client, address)
    answers.current.set(address, answer)
    return answer
  }
  const noteTaken = (emailAddress: string) =>
    void answers.current.set(emailAddress.trim(), Promise.resolve(false))
  return { isFree, noteTaken }
}

const ask = (client: Client, emailAddress: string): Promise<boolean> =>
  isEmailAvailable(client, { query: { emailAddress } }).catch(() => true)
