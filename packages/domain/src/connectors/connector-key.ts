const LONGEST = 60

/**
 * Returns the key for URLs that a new connector gets: `kosik-stock` for «Košík Stock». Returns `fallback` if no character is
 * left. If another connector of the organisation has the key, the server appends a number.
 */
export function connectorKeyFor(name: string, fallback: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const key = plain
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '')
  return key || fallback
}
