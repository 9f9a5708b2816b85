import { fillLedgers } from './sample-uniconta-ledgers.ts'
import { fillRegisters } from './sample-uniconta-registers.ts'
import type { UnicontaStore } from './uniconta-store.ts'

export type SampleUnicontaOptions = {
  /** The number and the name of the company. */
  number?: string
  name?: string
  debtors?: number
  items?: number
  /** The months with invoices, the last of which is `until`. */
  months?: number
  invoicesPerMonth?: number
  /** `YYYY-MM`. */
  until?: string
}

/** Fills the books of a Danish wholesaler. The same options give the same rows. */
export function fillUniconta(
  store: UnicontaStore,
  { number = '4415', name = 'Fjord Engros ApS', ...options }: SampleUnicontaOptions = {},
): void {
  const { debtors = 12, items = 8, months = 18, invoicesPerMonth = 4, until = '2026-11' } = options
  store.add('CompanyClient', {
    PrimaryKeyId: Number(number),
    CompanyName: name,
    Country: 'Denmark',
    Currency: 'DKK',
    ScanEmail: 'vouchers-4415@example.dk',
  })
  fillRegisters(store, debtors, items)
  fillLedgers(store, { debtors, items, invoices: months * invoicesPerMonth, invoicesPerMonth, months, until })
}
