/** An authorisation at Xero for both companies. */
export const demoToken = {
  xeroUserId: '5b8a1c3e-2f7d-4e60-9a41-c0ffee5eed01',
  email: 'accounts@acme-traders.example',
}

/** The companies' ids at Xero. */
export const demoCompanyIds = {
  cafe: 'c7b2e5d0-3a19-4f86-8d27-6a10be000004',
  traders: 'c7b2e5d0-3a19-4f86-8d27-6a10be000001',
  retail: 'c7b2e5d0-3a19-4f86-8d27-6a10be000002',
} as const

/** Two companies of acme Traders. Una may sync the first; the second was never synced. */
export const demoCompanies = [
  {
    tenantId: demoCompanyIds.traders,
    name: 'Acme Traders Ltd',
    syncedHoursAgo: 26,
    user: 'Una',
    target: {
      host: 'sql.acme-traders.example',
      database: 'figures',
      schema: 'xero',
      user: 'acme_sync',
      password: 'demo-figures-81c2',
    },
  },
  { tenantId: demoCompanyIds.retail, name: 'Acme Retail Ltd', syncedHoursAgo: null },
]
