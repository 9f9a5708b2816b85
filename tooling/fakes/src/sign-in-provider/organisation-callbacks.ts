import type { Provider } from 'oidc-provider'

const NAME = /^org-[\da-f-]+$/

/**
 * Accepts, next to the registered redirect address, those of organisations' own providers. Their names are unknown until an
 * administrator adds one.
 */
export function acceptOrganisationCallbacks({ Client }: Provider, registered: URL): void {
  const folder = new URL('.', registered).href
  Client.prototype.redirectUriAllowed = (address) =>
    address === registered.href || (address.startsWith(folder) && NAME.test(address.slice(folder.length)))
}
