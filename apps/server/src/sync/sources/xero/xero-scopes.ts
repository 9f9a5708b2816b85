/** What a scope of Xero opens. */
export type XeroArea =
  | 'settings'
  | 'contacts'
  | 'invoices'
  | 'payments'
  | 'banktransactions'
  | 'manualjournals'
  | 'journals'

/** Apps made before March 2026 may still have this scope for all of these areas. */
const BROAD = 'accounting.transactions'
const inBroad: readonly XeroArea[] = ['invoices', 'payments', 'banktransactions', 'manualjournals']

/** Whether one of the areas is open to these scopes. */
export function isGranted(scopes: ReadonlySet<string>, areas: readonly XeroArea[]): boolean {
  const isOpen = (scope: string) => scopes.has(scope) || scopes.has(`${scope}.read`)
  return areas.some((area) => isOpen(`accounting.${area}`) || (inBroad.includes(area) && isOpen(BROAD)))
}
