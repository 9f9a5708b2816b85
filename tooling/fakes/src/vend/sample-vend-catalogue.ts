import { dice } from '../ftp/dice.ts'
import { hoursOpen, vendId } from './sample-vend-settings.ts'
import type { VendRecord, VendStore } from './vend-store.ts'

const goods = ['Spade', 'Rake', 'Watering can', 'Rose', 'Fern', 'Compost 20 l', 'Pot', 'Gloves'] as const

const named = (kind: string, number: number, name: string, more: VendRecord = {}): VendRecord => ({
  id: vendId(kind, number),
  name,
  deleted_at: null,
  ...more,
})

const category = (number: number, name: string, parent?: number): VendRecord => ({
  id: vendId('category', number),
  name,
  leaf_category: parent !== undefined,
  ...(parent === undefined ? {} : { parent_category_id: vendId('category', parent) }),
  root_category_id: vendId('category', parent ?? number),
  category_path: [{ id: vendId('category', number), name }],
})

function product(number: number, chance: ReturnType<typeof dice>): VendRecord {
  const price = chance.number(199, 19_999) / 100
  const name = `${goods[number % goods.length]} ${number}`
  const parent = number % 5 === 0 ? { variant_parent_id: vendId('product', number - 1) } : {}
  return {
    id: vendId('product', number),
    name,
    variant_name: name,
    handle: `p${number}`,
    sku: String(10_000 + number),
    description: number % 4 === 0 ? '<p>The best of its kind,\nexcept for the next one.</p>' : null,
    active: true,
    is_active: true,
    is_composite: false,
    has_inventory: true,
    has_variants: number % 5 === 4,
    ...parent,
    brand_id: vendId('brand', (number % 2) + 1),
    brand: { id: vendId('brand', (number % 2) + 1), name: 'Greenway' },
    supplier_id: vendId('supplier', 1),
    supplier_code: `S-${number}`,
    product_type_id: vendId('type', 1),
    type: { id: vendId('type', 1), name: 'Garden' },
    product_category: { id: vendId('category', 2), name: 'Tools' },
    price_excluding_tax: Math.round((price / 1.15) * 100_000) / 100_000,
    price_including_tax: price,
    supply_price: Math.round(price * 40) / 100,
    loyalty_amount: null,
    account_code: '200',
    source: 'USER',
    source_id: null,
    weight: 1.25,
    weight_unit: 'KG',
    attributes: [],
    categories: number % 3 === 0 ? [{ id: vendId('tag', 1), name: 'spring' }] : [],
    tag_ids: number % 3 === 0 ? [vendId('tag', 1)] : [],
    images: [],
    skuImages: [],
    customizations: [],
    packaging: { breaks_into: [], made_from: [] },
    variant_options: number % 5 === 0 ? [{ id: vendId('attribute', 1), name: 'Colour', value: 'Green' }] : [],
    product_codes: codes(number),
    product_suppliers: suppliers(number, price),
    created_at: hoursOpen(number),
    updated_at: hoursOpen(number + 1),
    deleted_at: null,
  }
}

const codes = (number: number): VendRecord[] => {
  const all = [
    { type: 'CUSTOM', code: `C${number}` },
    { type: 'EAN', code: `940000000${1_000 + number}` },
  ]
  return all.slice(0, (number % 2) + 1)
}

const suppliers = (number: number, price: number): VendRecord[] => [
  {
    id: vendId('product supplier', number),
    product_id: vendId('product', number),
    supplier_id: vendId('supplier', 1),
    supplier_name: 'Northern Nurseries',
    code: `S-${number}`,
    price: Math.round(price * 40) / 100,
  },
]

const level = (number: number, outlet: number, chance: ReturnType<typeof dice>): VendRecord => ({
  id: vendId(`level ${outlet}`, number),
  outlet_id: vendId('outlet', outlet),
  product_id: vendId('product', number),
  current_inventory_level: chance.number(0, 80),
  average_cost: chance.number(100, 9_999) / 100,
  quantity_to_procure: 0,
  reorder_method: number % 2 ? 'FIXED' : null,
  reorder_point: number % 2 ? 5 : null,
  reorder_amount: number % 2 ? 20 : null,
  reorder_target: number % 2 ? 25 : null,
  deleted_at: null,
})

const priceBook = (number: number, name: string): VendRecord => ({
  ...named('price book', number, name),
  type: number === 1 ? 'BASE' : 'GENERAL',
  valid_from: number === 1 ? null : hoursOpen(100),
  valid_to: null,
  restrict_to_platform_key: '1',
  restrict_to_platform_label: 'In Store',
  outlets: [{ id: vendId('outlet', 1), name: 'Auckland' }],
  customer_groups: [{ id: vendId('group', 1), name: 'All Customers' }],
})

const bookPrice = (number: number): VendRecord => ({
  id: vendId('book price', number),
  price_book_id: vendId('price book', 2),
  product_id: vendId('product', number),
  price: 10 + number,
  min_units: 12.5,
  max_units: null,
  loyalty_value: number,
  tax_id: vendId('tax', 1),
  created_at: hoursOpen(number),
  updated_at: hoursOpen(number),
})

const consignment = (number: number): VendRecord => ({
  id: vendId('consignment', number),
  name: `Order ${number}`,
  type: number % 2 ? 'SUPPLIER' : 'STOCKTAKE',
  status: number % 2 ? 'RECEIVED' : 'STOCKTAKE_COMPLETE',
  outlet_id: vendId('outlet', 1),
  source_outlet_id: null,
  supplier_id: number % 2 ? vendId('supplier', 1) : null,
  supplier_invoice: `INV-${number}`,
  reference: `SO-${number}`,
  consignment_date: hoursOpen(number),
  due_at: null,
  received_at: hoursOpen(number + 48),
  total_count_gain: number % 2 ? null : 2,
  total_cost_gain: number % 2 ? null : 18.5,
  total_count_loss: null,
  total_cost_loss: null,
  created_at: hoursOpen(number),
  updated_at: hoursOpen(number + 48),
  deleted_at: null,
})

/** Fills products with their stock and prices, and what they refer to. */
export function fillCatalogue(store: VendStore, products: number): void {
  const chance = dice(5)
  const put = (resource: string, ...records: VendRecord[]) => {
    for (const record of records) store.put(resource, record)
  }
  put('brands', named('brand', 1, 'Greenway', { description: '' }), named('brand', 2, 'Fiskari'))
  const contact = { company_name: 'Northern Nurseries', email: 'orders@nurseries.example', phone: '5550100' }
  put(
    'suppliers',
    named('supplier', 1, 'Northern Nurseries', { source: 'USER', contact, default_markup: 40 }),
  )
  put('product_types', named('type', 1, 'Garden', { leaf_category: true }))
  put('tags', named('tag', 1, 'spring'), named('tag', 2, 'sale'))
  put('product_categories', category(1, 'Garden'), category(2, 'Tools', 1), category(3, 'Plants', 1))
  put('price_books', priceBook(1, 'General price book'), priceBook(2, 'Trade'))
  for (let number = 1; number <= products; number++) {
    put('products', product(number, chance))
    put('inventory', level(number, 1, chance), level(number, 2, chance))
    if (number % 3 === 0) put('price_book_products', bookPrice(number))
  }
  for (let number = 1; number <= 4; number++) put('consignments', consignment(number))
}
