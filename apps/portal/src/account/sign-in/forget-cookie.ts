/** Forgets what a cookie kept. Apart from reading and writing, which the first screen needs. */
export function forgetCookie(name: string): void {
  // The Cookie Store API is not in every browser the portal supports.
  // biome-ignore lint/suspicious/noDocumentCookie: the one place that forgets cookies
  document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`
}
