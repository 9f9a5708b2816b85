import { displayNameOf } from '@tributary/domain'
import type { SignInProviders } from '../../security/sign-in-providers.ts'
import { openIdProvider, type ProviderSettings } from './openid-provider.ts'

/** Returns the redirect URI for a provider: always on the public URL, whatever Host the request has. */
export const callbackAddress = (publicUrl: URL, provider: string): URL =>
  new URL(`/auth/callback/${provider}`, publicUrl.origin)

/** Creates the providers of this configuration. */
export const configuredProviders = (
  settings: ReadonlyMap<string, ProviderSettings>,
  publicUrl: URL,
): SignInProviders =>
  new Map(
    [...settings].map(([name, provider]) => {
      const redirectUri = callbackAddress(publicUrl, name)
      return [name, openIdProvider({ ...provider, displayName: displayNameOf(name), redirectUri })]
    }),
  )
