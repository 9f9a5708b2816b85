import { demoCompanyIds } from '../demo-data/xero2sql.ts'

/** What the portal calls the demo's provider: it stands in for the one most installations have. */
export const DEMO_PROVIDER_NAME = 'xero'

/** Everybody's password at the demo's provider; its own page shows it. */
export const DEMO_PROVIDER_PASSWORD = 'Ledger-5-abacus'

export type DemoAccount = {
  id: string
  givenName: string
  familyName: string
  email: string
  /** The companies connected at the provider. */
  tenants: readonly string[]
  /** What becomes of it, as the page says it. */
  note: string
}

/** Whom one can be at the demo's provider: each comes to another of the ends a sign-in with a provider can have. */
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

/** The one of them who is linked to an account from the start. */
export const linkedDemoAccount = demoAccounts[0]

export const demoAccountOf = (id: string): DemoAccount | undefined =>
  demoAccounts.find((account) => account.id === id)
