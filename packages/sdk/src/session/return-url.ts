/** Where a sign-in leads when nothing better is known (portal spec 2.3). */
export const HOME_PATH = '/home'

const LONGEST = 2_048
const ONE_SLASH = /^\/(?![/\\])/
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be in an address
const FORBIDDEN = /[\u0000-\u0020\u007f\\]/
const HIDDEN_SLASH = /\/\/|%2f|%5c/i
const SIGNED_OUT = /^\/(?:$|(?:signin|signup|reset-password|set-password)(?:\/|$))/i
/** Stands for our own origin; nothing is ever sent there. */
const OURS = 'https://portal.invalid'

/**
 * The path to follow after signing in, for the router and never for `location` (requirement ROUTE-46). `raw` is the
 * query parameter as `URLSearchParams` gives it, decoded once. Whatever is not plainly a known path of ours is `/home`.
 */
export function resolveReturnUrl(
  raw: string | null | undefined,
  isKnownPath: (pathname: string) => boolean,
): string {
  if (!raw || raw.length > LONGEST || !ONE_SLASH.test(raw) || FORBIDDEN.test(raw)) return HOME_PATH
  if (!URL.canParse(raw, OURS)) return HOME_PATH
  const { origin, pathname, search, hash } = new URL(raw, OURS)
  if (origin !== OURS || HIDDEN_SLASH.test(pathname) || SIGNED_OUT.test(pathname)) return HOME_PATH
  return isKnownPath(pathname) ? pathname + search + hash : HOME_PATH
}
