import type { OfferedSignIn } from '@tributary/domain'

/** The page names only a provider that this browser went to, because an address could name any. */
const KEY = 'sign-in-provider'

type Offered = NonNullable<OfferedSignIn['provider']>

/** Keeps the provider of an organisation, before the browser leaves for it. */
export function rememberProvider({ name, displayName }: Offered): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([name, displayName]))
  } catch {
    // Web storage can be blocked. The provider then has no name after a refusal.
  }
}

/** Returns the display name of the provider that this browser went to last; null for any other. */
export function rememberedName(provider: string | null): string | null {
  try {
    const [name, displayName]: unknown[] = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return name === provider && typeof displayName === 'string' ? displayName : null
  } catch {
    return null
  }
}

/** Whether a provider belongs to an organisation, by its name in addresses. */
export const isOfOrganisation = (provider: string | null): boolean => provider?.startsWith('org-') ?? false
