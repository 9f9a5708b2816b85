import type { Config } from '../../config.ts'
import type { AccountProvider, AccountProviders } from './account-provider.ts'
import { mailchimpAccounts } from './mailchimp-accounts.ts'
import { powerOfficeAccounts } from './poweroffice-accounts.ts'
import { providerFetch } from './provider-fetch.ts'
import { vendAccounts } from './vend-accounts.ts'
import { xeroAccounts } from './xero-accounts.ts'

/** The callback URL of a provider. Always on our public host, whatever host the request used. */
export const callbackAddress = (publicUrl: URL, type: string): URL =>
  new URL(`/authorise/${type}/callback`, publicUrl.origin)

/** Creates the providers that the configuration sets up. */
export function configuredAccountProviders({
  authorise,
  publicUrl,
  allowPrivateTargets,
}: Pick<Config, 'authorise' | 'publicUrl' | 'allowPrivateTargets'>): AccountProviders {
  const { xero, vend, poweroffice, mailchimp } = authorise
  const fetch = providerFetch({ allowPrivateTargets })
  const back = (type: string) => callbackAddress(publicUrl, type)
  const providers = new Map<string, AccountProvider>()
  if (xero) providers.set('xero', xeroAccounts(xero, back('xero'), fetch))
  if (vend) providers.set('vend', vendAccounts(vend, back('vend'), fetch))
  if (poweroffice) providers.set('poweroffice', powerOfficeAccounts(poweroffice, back('poweroffice'), fetch))
  if (mailchimp) providers.set('mailchimp', mailchimpAccounts(mailchimp, back('mailchimp'), fetch))
  return providers
}
