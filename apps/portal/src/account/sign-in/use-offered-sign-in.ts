import { domainOfAddress, isMailDomain, type OfferedSignIn } from '@tributary/domain'
import { findSignInProvider } from '@tributary/sdk'
import { useEffect, useState } from 'react'
import { useClient } from '../../session/use-client.ts'

type Provider = NonNullable<OfferedSignIn['provider']>

/** The pause in typing after which a domain is looked up, in milliseconds. */
const PAUSE_MS = 300

/** The provider of the organisation that has the domain of this address. It does not depend on any account. */
export function useOfferedSignIn(address: string): Provider | null {
  const client = useClient()
  const typed = domainOfAddress(address)
  const domain = isMailDomain(typed) ? typed : ''
  const [found, setFound] = useState<{ domain: string; provider: Provider | null }>()
  useEffect(() => {
    if (!domain) return
    const stop = new AbortController()
    const look = () =>
      findSignInProvider(client, { query: { domain } }, { signal: stop.signal }).then(
        ({ provider }) => setFound({ domain, provider }),
        // The password works without it.
        () => undefined,
      )
    const timer = setTimeout(look, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [client, domain])
  return found?.domain === domain ? found.provider : null
}
