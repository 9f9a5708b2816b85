import { authoriseMessages, providerAddress } from '@tributary/sdk/connectors'

/** Sends the browser to a provider. Throws for an address that is not a provider's. */
export function redirectToProvider(address: string): void {
  const provider = providerAddress(address)
  if (!provider) throw new Error(authoriseMessages.notAnAddress)
  location.assign(provider)
}
