import type { ProviderIntent } from '../../storage/schema/account.ts'

/** What the portal tells people when a visit to a provider came to nothing (requirements SIGNIN-21, 22, SIGNUP-14, 15). */
export type OAuthError = 'unauthorised' | 'unknown'

type Parameters = Record<string, string | null | undefined>

/** Where a visit began, and where the portal says how it ended. The address is of the portal, whatever host was asked. */
export const signInPath = (intent: ProviderIntent, parameters: Parameters): string =>
  pathWithQuery(`/${intent}`, parameters)

/** Where somebody goes on who has no account yet. */
export const finalisePath = (code: string): string => pathWithQuery('/signup/finalise', { code })

function pathWithQuery(path: string, parameters: Parameters) {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(parameters)) if (value) query.set(name, value)
  return query.size ? `${path}?${query}` : path
}
