import { kindOf, type SignInProvider } from '@tributary/domain'

/**
 * How a provider named in an address or an answer is called: by the installation, or as the connector of that kind. Null
 * for any other text, which never reaches the screen (requirements SIGNIN-28, SIGNUP-14).
 */
export function providerName(name: string | null, providers: readonly SignInProvider[] = []): string | null {
  if (!name) return null
  const known = providers.find((provider) => provider.name.toLowerCase() === name.toLowerCase())
  return known?.displayName ?? kindOf(name)?.displayName ?? null
}
