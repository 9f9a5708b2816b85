const YEAR_S = 365 * 24 * 60 * 60

/** Returns the value of a cookie, or null if it is absent or malformed. */
export function readCookie(name: string): string | null {
  const prefix = `${name}=`
  const pair = document.cookie.split('; ').find((part) => part.startsWith(prefix))
  if (!pair) return null
  try {
    return decodeURIComponent(pair.slice(prefix.length))
  } catch {
    return null
  }
}

/** Stores a small preference for a year. Never a secret, and never the basis of a decision. */
export function writeCookie(name: string, value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  const text = encodeURIComponent(value.toWellFormed())
  // The Cookie Store API is not in every browser the portal supports.
  // biome-ignore lint/suspicious/noDocumentCookie: the one place that writes cookies
  document.cookie = `${name}=${text}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax${secure}`
}

/** Removes a cookie. */
export function forgetCookie(name: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the one place that removes cookies
  document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`
}
