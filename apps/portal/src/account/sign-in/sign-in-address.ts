/** Whether the sign-in page has something to show to a signed-in user as well, who otherwise does not see it (ROUTE-47). */
export function hasMessage(query: string): boolean {
  const parameters = new URLSearchParams(query)
  return ['error', 'code', 'registration'].some((name) => parameters.has(name))
}

/** The address of the sign-in page without a message, with the `returnUrl` of another address. */
export function signInAddress(query: string): string {
  const returnUrl = new URLSearchParams(query).get('returnUrl')
  return returnUrl ? `/signin?${new URLSearchParams({ returnUrl })}` : '/signin'
}
