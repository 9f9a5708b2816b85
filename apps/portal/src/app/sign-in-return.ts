/** Redirects a signed-out user from a protected address to sign-in, which returns there (ROUTE-43). */
export const rootWithReturnUrl = (path: string, query: string): string =>
  `/?returnUrl=${encodeURIComponent(query ? `${path}?${query}` : path)}`
