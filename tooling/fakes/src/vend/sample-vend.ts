import { fillCatalogue } from './sample-vend-catalogue.ts'
import { fillSales } from './sample-vend-sales.ts'
import { fillSettings } from './sample-vend-settings.ts'
import type { VendStore } from './vend-store.ts'

export type VendSizes = { readonly customers: number; readonly products: number; readonly sales: number }

export const vendSizes: VendSizes = { customers: 40, products: 30, sales: 300 }

/** Fills a shop with two outlets and a year of sales. The same sizes give the same records. */
export function fillVend(
  store: VendStore,
  { name = 'Birch Garden Centre', ...sizes }: SampleVendOptions = {},
): void {
  const { customers, products, sales } = { ...vendSizes, ...sizes }
  fillSettings(store, name)
  fillCatalogue(store, products)
  fillSales(store, { customers, sales })
}

export type SampleVendOptions = Partial<VendSizes> & { name?: string }
