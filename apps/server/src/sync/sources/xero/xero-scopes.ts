/** What a scope of Xero opens. */
export type XeroArea =
  | 'settings'
  | 'contacts'
  | 'invoices'
  | 'payments'
  | 'banktransactions'
  | 'manualjournals'
  | 'journals'
  | 'reports.trialbalance'

/** Apps made before March 2026 may still have a scope for several areas. */
const broad: Partial<Record<XeroArea, string>> = {
  invoices: 'accounting.transactions',
  payments: 'accounting.transactions',
  banktransactions: 'accounting.transactions',
  manualjournals: 'accounting.transactions',
  'reports.trialbalance': 'accounting.reports',
}

/** Whether one of the areas is open to these scopes. */
export const isGranted = (scopes: ReadonlySet<string>, areas: readonly XeroArea[]): boolean =>
  areas
    .flatMap((area) => [`accounting.${area}`, broad[area] ?? []].flat())
    .some((scope) => scopes.has(scope) || scopes.has(`${scope}.read`))
