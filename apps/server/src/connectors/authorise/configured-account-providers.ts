import type { Config } from '../../config.ts'
import type { AccountProvider, AccountProviders } from './account-provider.ts'
import { powerOfficeAccounts } from './poweroffice-accounts.ts'
import { providerFetch } from './provider-fetch.ts'
import { vendAccounts } from './vend-accounts.ts'
import { xeroAccounts } from './xero-accounts.ts'

/** Where a provider sends browsers back to: under our public address, whatever host is asked. */
export const callbackAddress = (publicUrl: URL, type: string): URL =>
  new URL(`/authorise/${type}/callback`, publicUrl.origin)

/** The providers of this configuration at which connectors are authorised. */
export function configuredAccountProviders({
  authorise,
  publicUrl,
  allowPrivateTargets,
}: Pick<Config, 'authorise' | 'publicUrl' | 'allowPrivateTargets'>): AccountProviders {
  const { xero, vend, poweroffice } = authorise
  const fetch = providerFetch({ allowPrivateTargets })
  const back = (type: string) => callbackAddress(publicUrl, type)
  const providers = new Map<string, AccountProvider>()
  if (xero) providers.set('xero', xeroAccounts(xero, back('xero'), fetch))
  if (vend) providers.set('vend', vendAccounts(vend, back('vend'), fetch))
  if (poweroffice) providers.set('poweroffice', powerOfficeAccounts(poweroffice, back('poweroffice'), fetch))
  return providers
}
