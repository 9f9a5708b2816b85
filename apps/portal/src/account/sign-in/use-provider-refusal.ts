import { type ExternalError, externalSignInError, providerName } from '@tributary/sdk/session'
import { useQueryString } from '../../page/use-address.ts'
import { useAccountOptions } from '../use-account-options.ts'

/** What an external sign-in that failed says, and where to sign up instead; null when there is none. */
export function useProviderRefusal(): (ExternalError & { signUpHref: string }) | null {
  const query = new URLSearchParams(useQueryString())
  const provider = query.get('provider')
  // A name in an address is anybody's to write: only one we know is repeated.
  const displayName = providerName(provider, useAccountOptions()?.providers)
  const said = externalSignInError(query.get('error'), displayName)
  const known = provider && displayName ? `?${new URLSearchParams({ provider })}` : ''
  return said && { ...said, signUpHref: `/signup${known}` }
}
