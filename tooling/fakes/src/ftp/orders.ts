import type { SampleCustomer } from './customers.ts'
import { dice } from './dice.ts'
import type { SampleProduct } from './products.ts'
import type { SampleRow } from './to-csv.ts'

const states = ['delivered', 'delivered', 'delivered', 'shipped', 'picking', 'cancelled'] as const
const notes = [
  'Leave at the back door',
  'Call before delivery, please',
  'Gift wrap: "Happy birthday, Zoë!"',
  'Deliver to Łódź depot',
  'Two pallets,\nsecond one by the gate',
] as const

const FIRST_ORDER = Date.UTC(2026, 0, 2, 7)
const MINUTE = 60_000

/** Generates the order lines of a year, oldest first. */
export function orders(
  count: number,
  products: readonly SampleProduct[],
  customers: readonly SampleCustomer[],
): SampleRow[] {
  const chance = dice(33)
  let at = FIRST_ORDER
  return Array.from({ length: count }, (_, index) => {
    at += chance.number(1, 45) * MINUTE
    const product = products[chance.number(0, products.length - 1)]
    const quantity = chance.number(1, 24)
    return {
      order_id: 500_001 + index,
      ordered_at: `${new Date(at).toISOString().slice(0, 19)}Z`,
      customer_id: customers[chance.number(0, customers.length - 1)]?.customer_id ?? '',
      product_code: product?.product_code ?? '',
      quantity,
      unit_price: product?.unit_price ?? '',
      line_total: (quantity * Number(product?.unit_price ?? 0)).toFixed(2),
      status: chance.pick(states),
      note: chance.chance(5) ? chance.pick(notes) : '',
    }
  })
}
