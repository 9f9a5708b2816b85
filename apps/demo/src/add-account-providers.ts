import { startAccountProviders } from '@tributary/fakes/account-providers/account-providers'
import { xeroOrganisations } from '@tributary/fakes/account-providers/demo-accounts'
import type { LocalXero } from '@tributary/fakes/account-providers/local-xero'
import {
  type AuthoriseSettings,
  accountCallbackAddress,
  authoriseSettings,
  type StartContext,
} from '@tributary/server'
import { authorisedCompanies } from './seed-authorisations.ts'
import { startDemoMailchimp } from './systems/demo-mailchimp.ts'
import { startDemoPowerOffice } from './systems/demo-poweroffice.ts'
import type { DemoSystem } from './systems/demo-system.ts'
import { startDemoVend } from './systems/demo-vend.ts'
import { startDemoXero } from './systems/demo-xero.ts'

type Providers = {
  authorise: AuthoriseSettings
  /** Issues the authorisations that the demo starts with. */
  xero: LocalXero
  systems: readonly DemoSystem[]
}

/** Starts the demo's account providers and their APIs. Configured providers take precedence. */
export async function addAccountProviders({
  config: { authorise, publicUrl },
  onStop,
}: StartContext): Promise<Providers> {
  const { origin } = publicUrl
  const { variables, xero, vend, poweroffice, mailchimp, stop } = await startAccountProviders({
    origin,
    redirectUri: (type) => accountCallbackAddress(publicUrl, type),
  })
  onStop(stop)
  const companies = new Map([...xeroOrganisations, ...authorisedCompanies].map((one) => [one.id, one]))
  const systems = [
    await startDemoXero(xero, [...companies.values()]),
    await startDemoVend(vend),
    await startDemoPowerOffice(poweroffice, origin),
    await startDemoMailchimp(mailchimp),
  ]
  for (const system of systems) onStop(() => system.stop())
  const all = Object.assign({}, variables, ...systems.map((system) => system.variables))
  return { authorise: { ...authoriseSettings(all), ...authorise }, xero, systems }
}
