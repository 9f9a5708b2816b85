import { authoriseMessages, providerAddress } from '@tributary/sdk/connectors'

/** Sends the browser to a provider. Throws where the address is none that may be followed. */
export function redirectToProvider(address: string): void {
  const provider = providerAddress(address)
  if (!provider) throw new Error(authoriseMessages.notAnAddress)
  location.assign(provider)
}
