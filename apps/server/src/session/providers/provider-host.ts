/**
 * Whether this URL belongs to the provider: the issuer's host, a subdomain, or a sibling, as `login.xero.com` is of
 * `identity.xero.com`. Users are never sent to another host, whatever the provider's metadata says.
 */
export function isOfIssuer(address: URL, issuer: URL): boolean {
  if (address.protocol !== issuer.protocol) return false
  if (address.host === issuer.host) return true
  const family =
    issuer.hostname.split('.').length > 2 ? issuer.hostname.replace(/^[^.]+\./, '') : issuer.hostname
  return issuer.protocol === 'https:' && `.${address.hostname}`.endsWith(`.${family}`)
}
