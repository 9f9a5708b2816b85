import type { Dice } from '../ftp/dice.ts'
import type { ShopAddress, ShopCustomer, ShopLine, ShopOrder, ShopProduct } from './shop-shapes.ts'
import { created, modified, siteTime } from './shop-times.ts'

type Given = {
  id: number
  at: Date
  chance: Dice
  customers: readonly ShopCustomer[]
  products: readonly ShopProduct[]
}

const statuses = [
  'completed',
  'completed',
  'completed',
  'processing',
  'on-hold',
  'cancelled',
  'refunded',
  'failed',
] as const
const notes = [
  'Leave it with the neighbours',
  'Please wrap it: "für Zoë"',
  'Ring twice,\nthe bell is weak',
] as const
const TAX = 0.2
const PACKING_MS = 26 * 3_600_000

const emptyAddress: ShopAddress = {
  first_name: '',
  last_name: '',
  company: '',
  address_1: '',
  address_2: '',
  city: '',
  state: '',
  postcode: '',
  country: '',
  phone: '',
}

/** Generates an order in the documented shape with consistent totals. */
export function sampleOrder({ id, at, chance, customers, products }: Given): ShopOrder {
  const customer = chance.chance(15) ? undefined : customers[chance.number(0, customers.length - 1)]
  const lines = Array.from({ length: chance.number(1, 4) }, (_, index) =>
    lineOf(id * 10 + index, products[chance.number(0, products.length - 1)], chance.number(1, 5)),
  )
  const status = chance.pick(statuses)
  const goods = lines.reduce((sum, line) => sum + Number(line.total), 0)
  const shipping = chance.chance(30) ? 0 : 4.9
  const [goodsTax, shippingTax] = [goods * TAX, shipping * TAX]
  const done = new Date(at.getTime() + PACKING_MS)
  const isPaid = ['completed', 'processing', 'refunded'].includes(status)
  const isDone = status === 'completed'
  return {
    id,
    parent_id: 0,
    number: String(id),
    order_key: `wc_order_${id.toString(36)}`,
    created_via: 'checkout',
    status,
    currency: 'EUR',
    ...created(at),
    ...modified(isDone ? done : at),
    ...amounts({
      discount_total: 0,
      discount_tax: 0,
      shipping_total: shipping,
      shipping_tax: shippingTax,
      cart_tax: goodsTax,
      total: goods + shipping + goodsTax + shippingTax,
      total_tax: goodsTax + shippingTax,
    }),
    prices_include_tax: false,
    customer_id: customer?.id ?? 0,
    customer_ip_address: '192.0.2.17',
    customer_user_agent: 'Mozilla/5.0',
    customer_note: chance.chance(6) ? chance.pick(notes) : '',
    billing: customer?.billing ?? { ...emptyAddress, first_name: 'Guest', email: `guest${id}@shop.example` },
    shipping: customer?.shipping ?? emptyAddress,
    payment_method: 'stripe',
    payment_method_title: 'Credit card',
    transaction_id: isPaid ? `pi_${id}` : '',
    ...whenPaid(isPaid ? at : null),
    ...whenCompleted(isDone ? done : null),
    meta_data: [
      { id: id * 10, key: '_order_source', value: chance.pick(['search', 'newsletter', 'direct']) },
    ],
    line_items: lines,
    tax_lines: [],
    shipping_lines: [
      { id: id * 10 + 9, method_title: 'Parcel', method_id: 'flat_rate', total: shipping.toFixed(2) },
    ],
    fee_lines: [],
    coupon_lines: [],
    refunds: [],
  }
}

function lineOf(id: number, product: ShopProduct | undefined, quantity: number): ShopLine {
  const price = Number(product?.price ?? 0)
  const total = quantity * price
  return {
    id,
    name: product?.name ?? '',
    product_id: product?.id ?? 0,
    variation_id: 0,
    quantity,
    tax_class: '',
    ...amounts({ subtotal: total, subtotal_tax: total * TAX, total, total_tax: total * TAX }),
    taxes: [],
    meta_data: [],
    sku: product?.sku ?? null,
    price,
  }
}

/** Formats amounts with two decimals. */
function amounts<K extends string>(values: Record<K, number>): Record<K, string> {
  const entries = Object.entries<number>(values).map(([name, value]) => [name, value.toFixed(2)])
  // Object.fromEntries loses the type of the keys.
  return Object.fromEntries(entries) as Record<K, string>
}

const whenPaid = (at: Date | null) => ({
  date_paid: at && siteTime(at),
  date_paid_gmt: at && created(at).date_created_gmt,
})

const whenCompleted = (at: Date | null) => ({
  date_completed: at && siteTime(at),
  date_completed_gmt: at && created(at).date_created_gmt,
})
