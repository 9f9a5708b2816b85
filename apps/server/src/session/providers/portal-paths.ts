import type { ProviderIntent } from '../../storage/schema/account.ts'

type Parameters = Record<string, string | null | undefined>

const pages: Record<ProviderIntent, string> = {
  signin: '/signin',
  signup: '/signup',
  test: '/admin/sign-in',
}

/** Returns the path of the portal page that started the attempt and shows its result. */
export const signInPath = (intent: ProviderIntent, parameters: Parameters): string =>
  pathWithQuery(pages[intent], parameters)

/** Returns the path where a user without an account continues the sign-up. */
export const finalisePath = (code: string): string => pathWithQuery('/signup/finalise', { code })

function pathWithQuery(path: string, parameters: Parameters) {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(parameters)) if (value) query.set(name, value)
  return query.size ? `${path}?${query}` : path
}
