/**
 * Whether this address is of the provider: on the issuer's own host, below it, or beside it as `login.xero.com` is
 * beside `identity.xero.com`. Whatever a provider says of itself, people are sent nowhere else.
 */
export function isOfIssuer(address: URL, issuer: URL): boolean {
  if (address.protocol !== issuer.protocol) return false
  if (address.host === issuer.host) return true
  const family =
    issuer.hostname.split('.').length > 2 ? issuer.hostname.replace(/^[^.]+\./, '') : issuer.hostname
  return issuer.protocol === 'https:' && `.${address.hostname}`.endsWith(`.${family}`)
}
