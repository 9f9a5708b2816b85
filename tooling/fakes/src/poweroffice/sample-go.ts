import { dice } from '../ftp/dice.ts'
import { invoice, pay, receive } from './go-invoices.ts'
import type { GoRecord, GoStore } from './go-store.ts'
import { fillContacts } from './sample-go-contacts.ts'
import { fillDrafts, fillSettings } from './sample-go-settings.ts'

const FIRST_INVOICE = Date.UTC(2025, 0, 7, 9, 14, 11, 250)
const HOUR = 3_600_000

export type GoSizes = {
  readonly customers: number
  readonly suppliers: number
  readonly products: number
  readonly invoices: number
}

export const goSizes: GoSizes = { customers: 60, suppliers: 20, products: 30, invoices: 400 }

/** Fills a client with nearly two years of bookkeeping, the same on every machine. */
export function fillGo(store: GoStore, sizes: GoSizes = goSizes): void {
  const chance = dice(47)
  fillSettings(store, chance, sizes.products)
  fillContacts({ store, chance }, sizes.customers, sizes.suppliers)
  const one = (rows: readonly GoRecord[]) => {
    const row = rows[chance.number(0, rows.length - 1)]
    if (!row) throw new Error('There is nothing to choose from')
    return row
  }
  const hours = Math.floor((640 * 24) / Math.max(1, sizes.invoices))
  for (let number = 0; number < sizes.invoices; number++) {
    const at = new Date(FIRST_INVOICE + number * hours * HOUR)
    const lines = Array.from({ length: chance.number(1, 3) }, () => ({
      product: one(store.all('products')),
      quantity: chance.number(1, 9),
    }))
    const sent = invoice(store, { customer: one(store.all('customers')), lines, at })
    if (chance.chance(70)) pay(store, String(sent.Id), new Date(at.getTime() + 12 * 24 * HOUR))
    if (chance.chance(30))
      receive(store, {
        supplier: one(store.all('suppliers')),
        account: chance.pick([4300, 6300, 6800]),
        net: chance.number(10_000, 900_000) / 100,
        at,
      })
  }
  fillDrafts(store, 8)
}
