import type { OfferedSignIn } from '@tributary/domain'

/** Keeps the name of the provider that this tab went to, because an address could name any. */
const KEY = 'sign-in-provider'

type Offered = NonNullable<OfferedSignIn['provider']>

/** Keeps the provider of an organisation in this tab, before the browser leaves for it. */
export const rememberProvider = ({ name, displayName }: Offered): void =>
  sessionStorage.setItem(KEY, JSON.stringify([name, displayName]))

/** Returns the display name of a provider that this tab went to; null for any other. */
export function rememberedName(provider: string | null): string | null {
  const [name, displayName]: unknown[] = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
  return name === provider && typeof displayName === 'string' ? displayName : null
}

/** Whether a provider belongs to an organisation, by its name in addresses. */
export const isOfOrganisation = (provider: string | null): boolean => provider?.startsWith('org-') ?? false
