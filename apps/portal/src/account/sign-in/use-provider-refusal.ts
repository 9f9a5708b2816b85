import { type ExternalError, externalSignInError } from '@tributary/sdk/session'
import { useQueryString } from '../../page/use-address.ts'
import { isOfOrganisation, rememberedName } from './remembered-provider.ts'
import { useProviderName } from './use-provider-name.ts'

/** Returns why an external sign-in failed, with a link to sign-up; null without a failure. */
export function useProviderRefusal(): (ExternalError & { signUpHref: string }) | null {
  const query = new URLSearchParams(useQueryString())
  const provider = query.get('provider')
  const error = query.get('error')
  const organisation = isOfOrganisation(provider)
  // An address can contain any text, so the page names only a known provider.
  const known = useProviderName(error && !organisation ? provider : null)
  const displayName = organisation ? rememberedName(provider) : known
  const said = displayName === undefined ? null : externalSignInError(error, displayName, organisation)
  const linked = provider && displayName ? `?${new URLSearchParams({ provider })}` : ''
  return said && { ...said, signUpHref: `/signup${linked}` }
}
