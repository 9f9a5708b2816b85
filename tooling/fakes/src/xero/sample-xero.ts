import { fillSettings } from './sample-xero-settings.ts'
import { fillTransactions } from './sample-xero-transactions.ts'
import type { XeroBooks } from './xero-books.ts'

export type SampleXeroOptions = {
  /** The name of the organisation. */
  name?: string
  invoices?: number
  contacts?: number
}

/** Fills the books of a wholesaler. The same options give the same records. */
export function fillXero(books: XeroBooks, { name = 'Harbour Foods Ltd', ...sizes }: SampleXeroOptions = {}) {
  fillSettings(books, name, sizes.contacts ?? 24)
  fillTransactions(books, sizes.invoices ?? 60)
}
