import { kindOf, type SignInProvider } from '@tributary/domain'

/**
 * Returns the display name of a provider named in a URL or a response: the installation's name for it, or the
 * name of the connector kind. Returns null for any other text, so that untrusted text never reaches the
 * screen.
 */
export function providerName(name: string | null, providers: readonly SignInProvider[] = []): string | null {
  if (!name) return null
  const known = providers.find((provider) => provider.name.toLowerCase() === name.toLowerCase())
  return known?.displayName ?? kindOf(name)?.displayName ?? null
}
