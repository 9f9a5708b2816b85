/** Redirects a signed-out user from a protected address to sign-in, which returns there (ROUTE-43). */
export function rootWithReturnUrl(path: string, query: string, hash: string): string {
  const address = (query ? `${path}?${query}` : path) + hash
  return `/?returnUrl=${encodeURIComponent(address)}`
}
