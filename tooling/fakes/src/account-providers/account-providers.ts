import { mailchimpAccounts, powerOfficeClients, vendShops, xeroOrganisations } from './demo-accounts.ts'
import { type LocalProvider, serveProviders } from './local-http.ts'
import { LocalMailchimp } from './local-mailchimp.ts'
import { LocalPowerOffice } from './local-poweroffice.ts'
import { secret } from './local-tokens.ts'
import { LocalVend } from './local-vend.ts'
import { LocalXero } from './local-xero.ts'

export type AccountProvidersOnLoopback = {
  origin: string
  /** Environment variables that make a server use the fake providers. */
  variables: Record<string, string>
  xero: LocalXero
  vend: LocalVend
  poweroffice: LocalPowerOffice
  mailchimp: LocalMailchimp
  /** While `status` is set, every provider responds with it. */
  trouble: { status: number | undefined }
  stop(): Promise<void>
}

type Portal = {
  origin: string
  /** The callback address for the provider of this connector type. */
  redirectUri(type: string): URL
}

/**
 * Starts fake servers of Xero, Vend, PowerOffice Go and Mailchimp on loopback. They follow the providers' documentation, so
 * authorising is a real round trip.
 */
export async function startAccountProviders(portal: Portal): Promise<AccountProvidersOnLoopback> {
  const application = (type: string) => ({
    clientId: 'tributary',
    clientSecret: secret(),
    redirectUri: portal.redirectUri(type).href,
  })
  const xeroApplication = application('xero')
  const vendApplication = application('vend')
  const mailchimpApplication = application('mailchimp')
  const keys = { applicationKey: secret(), subscriptionKey: secret() }
  const trouble: AccountProvidersOnLoopback['trouble'] = { status: undefined }
  const xero = new LocalXero(xeroApplication, xeroOrganisations)
  const vend = new LocalVend(vendApplication, vendShops)
  const poweroffice = new LocalPowerOffice(
    { ...keys, redirectUri: portal.redirectUri('poweroffice').href },
    powerOfficeClients,
  )
  const mailchimp = new LocalMailchimp(mailchimpApplication, mailchimpAccounts)
  const inTrouble = (provider: LocalProvider): LocalProvider => ({
    answer: (asked) => (trouble.status ? { status: trouble.status } : provider.answer(asked)),
  })
  const served = {
    xero: inTrouble(xero),
    vend: inTrouble(vend),
    poweroffice: inTrouble(poweroffice),
    mailchimp: inTrouble(mailchimp),
  }
  const { origin, stop } = await serveProviders(served, portal.origin)
  const variables = {
    AUTHORISE_XERO_CLIENT_ID: xeroApplication.clientId,
    AUTHORISE_XERO_CLIENT_SECRET: xeroApplication.clientSecret,
    AUTHORISE_XERO_AUTHORISE_URL: `${origin}/xero/identity/connect/authorize`,
    AUTHORISE_XERO_TOKEN_URL: `${origin}/xero/connect/token`,
    AUTHORISE_XERO_CONNECTIONS_URL: `${origin}/xero/connections`,
    AUTHORISE_VEND_CLIENT_ID: vendApplication.clientId,
    AUTHORISE_VEND_CLIENT_SECRET: vendApplication.clientSecret,
    AUTHORISE_VEND_AUTHORISE_URL: `${origin}/vend/connect`,
    AUTHORISE_VEND_TOKEN_URL: `${origin}/vend/{domain_prefix}/api/1.0/token`,
    AUTHORISE_MAILCHIMP_CLIENT_ID: mailchimpApplication.clientId,
    AUTHORISE_MAILCHIMP_CLIENT_SECRET: mailchimpApplication.clientSecret,
    AUTHORISE_MAILCHIMP_AUTHORISE_URL: `${origin}/mailchimp/oauth2/authorize`,
    AUTHORISE_MAILCHIMP_TOKEN_URL: `${origin}/mailchimp/oauth2/token`,
    AUTHORISE_MAILCHIMP_METADATA_URL: `${origin}/mailchimp/oauth2/metadata`,
    AUTHORISE_POWEROFFICE_APPLICATION_KEY: keys.applicationKey,
    AUTHORISE_POWEROFFICE_SUBSCRIPTION_KEY: keys.subscriptionKey,
    AUTHORISE_POWEROFFICE_API_URL: `${origin}/poweroffice/v2`,
  }
  return { origin, variables, xero, vend, poweroffice, mailchimp, trouble, stop }
}
