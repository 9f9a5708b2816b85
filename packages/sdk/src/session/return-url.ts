/** The page after sign-in when there is no return path. */
export const HOME_PATH = '/home'

const LONGEST = 2_048
const ONE_SLASH = /^\/(?![/\\])/
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be in an address
const FORBIDDEN = /[\u0000-\u0020\u007f\\]/
const HIDDEN_SLASH = /\/\/|%2f|%5c/i
const SIGNED_OUT = /^\/(?:$|(?:signin|signup|reset-password|set-password)(?:\/|$))/i
/** A placeholder for our own origin. Nothing is ever sent there. */
const OURS = 'https://portal.invalid'

/**
 * Returns the path to open after sign-in. `raw` is the query parameter as `URLSearchParams` returns it,
 * decoded once. Anything except a known path becomes `/home`. Pass the result to the router, never to
 * `location`, as it prevents open redirects.
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
