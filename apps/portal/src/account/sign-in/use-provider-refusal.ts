import { type ExternalError, externalSignInError, providerName } from '@tributary/sdk/session'
import { useQueryString } from '../../page/use-address.ts'
import { useAccountOptions } from '../use-account-options.ts'

/** Returns why an external sign-in failed, with a link to sign-up; null without a failure. */
export function useProviderRefusal(): (ExternalError & { signUpHref: string }) | null {
  const query = new URLSearchParams(useQueryString())
  const provider = query.get('provider')
  // An address can contain any text, so the page names only a known provider.
  const displayName = providerName(provider, useAccountOptions()?.providers)
  const said = externalSignInError(query.get('error'), displayName)
  const known = provider && displayName ? `?${new URLSearchParams({ provider })}` : ''
  return said && { ...said, signUpHref: `/signup${known}` }
}
