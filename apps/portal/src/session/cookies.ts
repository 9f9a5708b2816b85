const YEAR_S = 365 * 24 * 60 * 60

/** The value of a cookie scripts may read, or null. A value that is not well-formed reads as null. */
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

/** Keeps a small preference for a year: never anything secret, never used for a decision. */
export function writeCookie(name: string, value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  const text = encodeURIComponent(value.toWellFormed())
  // The Cookie Store API is not in every browser the portal supports.
  // biome-ignore lint/suspicious/noDocumentCookie: the one place that writes cookies
  document.cookie = `${name}=${text}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax${secure}`
}
