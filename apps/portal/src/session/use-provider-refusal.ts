import { type ExternalError, externalSignInError } from '@tributary/sdk/rules'
import { useEffect, useState } from 'react'
import { useAccountOptions } from '../account/use-account-options.ts'
import { useQueryString } from '../routes/use-address.ts'

/** How long the words wait for the provider's name; without it they read "the provider". */
const NAME_PATIENCE_MS = 1_000

/** What an external sign-in that failed says, and where to sign up instead; null when there is none. */
export function useProviderRefusal(): (ExternalError & { signUpHref: string }) | null {
  const query = new URLSearchParams(useQueryString())
  const options = useAccountOptions()
  const waited = useWaited(NAME_PATIENCE_MS)
  const error = query.get('error')
  if (!error || (!options && !waited)) return null
  // A name in an address is anybody's to write: only one we know is repeated.
  const provider = options?.providers.find(({ name }) => name === query.get('provider'))
  const said = externalSignInError(error, provider?.displayName ?? null)
  return said && { ...said, signUpHref: provider ? `/signup?provider=${provider.name}` : '/signup' }
}

function useWaited(milliseconds: number): boolean {
  const [waited, setWaited] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), milliseconds)
    return () => clearTimeout(timer)
  }, [milliseconds])
  return waited
}
