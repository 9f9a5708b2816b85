/** Whether this can be the issuer of an OpenID Connect provider: http or https, without user name, query and fragment. */
export function isIssuerUrl(text: string): boolean {
  const url = URL.parse(text)
  return (
    url !== null &&
    (url.protocol === 'https:' || url.protocol === 'http:') &&
    url.username === '' &&
    url.password === '' &&
    url.search === '' &&
    url.hash === ''
  )
}
