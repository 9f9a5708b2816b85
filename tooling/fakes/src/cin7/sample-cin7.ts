import type { Cin7Store } from './cin7-store.ts'
import { fillCatalogue } from './sample-cin7-catalogue.ts'
import { fillPurchases } from './sample-cin7-purchases.ts'
import { fillSales } from './sample-cin7-sales.ts'
import { fillSettings } from './sample-cin7-settings.ts'

export type Cin7Sizes = {
  readonly products: number
  readonly customers: number
  readonly sales: number
  readonly purchases: number
}

const usual: Cin7Sizes = { products: 24, customers: 12, sales: 60, purchases: 12 }

/** Fills a company with two locations and some months of sales. The same sizes give the same records. */
export function fillCin7(store: Cin7Store, sizes: Partial<Cin7Sizes> = {}): void {
  const all = { ...usual, ...sizes }
  fillSettings(store)
  fillCatalogue(store, all)
  fillSales(store, all.sales)
  fillPurchases(store, all.purchases)
}
