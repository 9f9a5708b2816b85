import { demoCompanyIds } from '../demo-data/xero2sql.ts'

/** The portal's name for the demo's provider, which represents the most common one. */
export const DEMO_PROVIDER_NAME = 'xero'

/** The password of every account, shown on the provider's page. */
export const DEMO_PROVIDER_PASSWORD = 'Ledger-5-abacus'

export type DemoAccount = {
  id: string
  givenName: string
  familyName: string
  email: string
  /** The companies connected at the provider. */
  tenants: readonly string[]
  /** What happens with this account, as the page explains it. */
  note: string
}

/** The accounts of the demo's provider, one for each outcome of a sign-in. */
export const demoAccounts = [
  {
    id: 'una-ulm',
    givenName: 'Una',
    familyName: 'Ulm',
    email: 'una@tributary.example',
    tenants: [demoCompanyIds.traders],
    note: 'Linked to Una’s account: signs in.',
  },
  {
    id: 'eli-elm',
    givenName: 'Eli',
    familyName: 'Elm',
    email: 'eli@tributary.example',
    tenants: [],
    note: 'Has an account with this address that is not linked yet.',
  },
  {
    id: 'petra-poole',
    givenName: 'Petra',
    familyName: 'Poole',
    email: 'petra@acme-traders.example',
    tenants: [demoCompanyIds.traders, demoCompanyIds.retail],
    note: 'New, and has connected companies of acme Traders.',
  },
  {
    id: 'quinn-quay',
    givenName: 'Quinn',
    familyName: 'Quay',
    email: 'quinn@quayside.example',
    tenants: [],
    note: 'New, and has connected nothing.',
  },
] as const satisfies readonly DemoAccount[]

/** The account that is linked from the start. */
export const linkedDemoAccount = demoAccounts[0]

export const demoAccountOf = (id: string): DemoAccount | undefined =>
  demoAccounts.find((account) => account.id === id)
