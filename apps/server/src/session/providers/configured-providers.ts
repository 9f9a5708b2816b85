import { displayNameOf } from '@tributary/domain'
import type { SignInProviders } from '../sign-in-providers.ts'
import { openIdProvider, type ProviderSettings } from './openid-provider.ts'

/** The providers of this configuration. What they send back to stands under our public address, whatever host is asked. */
export const configuredProviders = (
  settings: ReadonlyMap<string, ProviderSettings>,
  publicUrl: URL,
): SignInProviders =>
  new Map(
    [...settings].map(([name, provider]) => {
      const redirectUri = new URL(`/auth/callback/${name}`, publicUrl.origin)
      return [name, openIdProvider({ ...provider, displayName: displayNameOf(name), redirectUri })]
    }),
  )
