import { dice } from '../ftp/dice.ts'
import { hoursOpen, vendId } from './sample-vend-settings.ts'
import type { VendRecord, VendStore } from './vend-store.ts'

const people = ['Mere Tua', 'Ines Ash', 'Otto Elm', 'Vera Oak', 'Søren Bøg', 'Łucja Lipa'] as const

function customer(number: number): VendRecord {
  const [first = '', last = ''] = (people[number % people.length] ?? '').split(' ')
  return {
    id: vendId('customer', number),
    name: `${first} ${last}`,
    first_name: first,
    last_name: last,
    customer_code: `${first}-${1_000 + number}`,
    customer_group_id: vendId('group', (number % 2) + 1),
    email: `${first.toLowerCase()}${number}@people.example`,
    company_name: number % 4 ? null : `${last} Ltd`,
    phone: number % 2 ? '09 555 0100' : null,
    date_of_birth: number % 3 ? null : '1990-03-03',
    gender: null,
    balance: number % 7 ? 0 : -25.85,
    loyalty_balance: number / 4,
    year_to_date: number * 10,
    on_account_limit: null,
    enable_loyalty: true,
    enable_promotional_sms: false,
    do_not_email: false,
    note: number % 10 ? '' : 'Prefers roses.\nRing the bell.',
    physical_address_1: `${number} Nuffield Street`,
    physical_city: 'Auckland',
    physical_country_id: 'NZ',
    physical_postcode: '0100',
    custom_field_1: number % 5 ? null : 'VIP',
    created_at: hoursOpen(number),
    updated_at: hoursOpen(number + 2),
    deleted_at: null,
  }
}

const cents = (value: number) => Math.round(value * 100) / 100

/** A line as a sale of the dated API has it. */
export function saleLine(sale: number, line: number, product: VendRecord, quantity: number): VendRecord {
  const price = cents(Number(product.price_excluding_tax))
  const unitTax = cents(price * 0.15)
  return {
    id: vendId(`sale ${sale} line`, line),
    product: { id: product.id },
    quantity,
    pricing: {
      price,
      total: cents(price * quantity),
      cost: product.supply_price,
      cost_total: cents(Number(product.supply_price) * quantity),
      discount: 0,
      discount_total: 0,
      loyalty_amount: 0,
    },
    tax: { id: vendId('tax', 1), amount: unitTax, total: cents(unitTax * quantity) },
    return: { is_return: quantity < 0 },
    status: 'CONFIRMED',
    note: '',
    promotions: [],
    _metadata: {
      sequence: line,
      is_price_override: false,
      tax_components: [{ rate_id: vendId('rate', 1), total_tax: cents(unitTax * quantity) }],
    },
  }
}

const sum = (lines: readonly VendRecord[], part: string) =>
  cents(lines.reduce((total, line) => total + Number(Reflect.get(Object(line[part]), 'total')), 0))

/** A sale with its lines, paid in full. */
export function sale(number: number, lines: readonly VendRecord[], more: VendRecord = {}): VendRecord {
  const register = (number % 2) + 1
  const at = hoursOpen(24 + number * 24)
  const [price, tax] = [sum(lines, 'pricing'), sum(lines, 'tax')]
  const payment = {
    id: vendId('payment', number),
    amount: cents(price + tax),
    date: at,
    type: { config_id: vendId('payment type', register), name: register === 1 ? 'Cash' : 'Voucher' },
    source: { outlet_id: vendId('outlet', register), register_id: vendId('register', register) },
    external_attributes: [],
    deleted_at: null,
  }
  return {
    id: vendId('sale', number),
    state: 'closed',
    attributes: [],
    date: at,
    customer_id: null,
    invoice_number: String(1_500 + number),
    receipt_number: String(1_500 + number),
    short_code: `s${number}`,
    note: '',
    source: {
      outlet_id: vendId('outlet', register),
      register_id: vendId('register', register),
      author: { id: vendId('user', 1) },
      type: 'USER',
    },
    totals: { price, price_incl_tax: cents(price + tax), tax, loyalty: 0, surcharge: 0 },
    line_items: lines,
    payments: [payment],
    taxes: [{ id: vendId('tax', 1), tax }],
    adjustments: [],
    return: { is_return: false, return_sale_ids: [] },
    created_at: at,
    updated_at: at,
    deleted_at: null,
    ...more,
  }
}

const giftCard = (number: number): VendRecord => ({
  id: vendId('gift card', number),
  number: `GC${10_000 + number}`,
  status: 'ACTIVE',
  balance: '20.00',
  total_sold: '50.00',
  total_redeemed: '30.00',
  sale_id: vendId('sale', number),
  sale_source: 'x-series',
  expires_at: null,
  created_at: hoursOpen(number),
  gift_card_transactions: [{ id: vendId('card use', number), type: 'ACTIVATION', amount: '50.00' }],
})

const storeCredit = (number: number): VendRecord => ({
  id: `sc${number}`,
  customer_id: vendId('customer', number),
  balance: 10,
  total_credit_issued: 25,
  total_credit_redeemed: 15,
  created_at: hoursOpen(number),
  store_credit_transactions: [{ id: `t${number}`, type: 'ISSUE', amount: 25 }],
})

const promotion: VendRecord = {
  id: '4711',
  name: 'Spring sale',
  description: '20 % off tools',
  status: 'active',
  start_time: '2026-03-01T00:00:00',
  end_time: null,
  use_promo_code: false,
  loyalty_multiplier: 1,
  channels: ['Register'],
  outlet_ids: [vendId('outlet', 1)],
  customer_group_ids: [],
  condition: { type: 'product_set' },
  action: { type: 'basic_percent_discount', value: 20 },
}

/** Fills customers, their sales, and gift cards, credit and promotions. */
export function fillSales(store: VendStore, sizes: { customers: number; sales: number }): void {
  const chance = dice(11)
  for (const [index, name] of ['All Customers', 'Trade'].entries())
    store.put('customer_groups', {
      id: vendId('group', index + 1),
      group_id: `G${index + 1}`,
      name,
      created_at: hoursOpen(0),
      updated_at: hoursOpen(0),
      deleted_at: null,
    })
  for (let number = 1; number <= sizes.customers; number++) store.put('customers', customer(number))
  const products = store.all('products')
  for (let number = 1; number <= sizes.sales; number++) {
    const lines = Array.from({ length: chance.number(1, 3) }, (_, line) =>
      saleLine(number, line, products[chance.number(0, products.length - 1)] ?? {}, chance.number(1, 4)),
    )
    const buyer = chance.chance(60) ? vendId('customer', chance.number(1, sizes.customers)) : null
    store.put('sales', sale(number, lines, { customer_id: buyer }))
  }
  for (let number = 1; number <= 3; number++) {
    store.put('gift_cards', giftCard(number))
    store.put('store_credits', storeCredit(number))
  }
  store.put('promotions', promotion)
}
