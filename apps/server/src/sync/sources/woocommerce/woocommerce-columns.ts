import { columns, ofParent } from '../http/columns.ts'
import type { Column } from '../http/http-stream.ts'

/** Reads `date_created` from `date_created_gmt`, because the one in local time depends on the shop's settings. */
const instants = (names: string): Column[] =>
  columns(
    'utcInstant',
    names.replace(/\w+/g, (name) => `${name}_gmt:${name}`),
  )

const within = (field: string, names: string): Column[] =>
  columns(
    'text',
    names.replace(/\w+/g, (name) => `${field}.${name}`),
  )

const ADDRESS = 'first_name last_name company address_1 address_2 city state postcode country'
const addresses = [...within('billing', `${ADDRESS} email phone`), ...within('shipping', `${ADDRESS} phone`)]

// The order's key, IP address and browser are left out. The key gives anyone access to the order.
export const orders: readonly Column[] = [
  ...columns('whole', 'id parent_id'),
  ...columns('text', 'number status currency created_via'),
  ...instants('date_created date_modified date_paid date_completed'),
  ...columns('whole', 'customer_id'),
  ...columns('numeric', 'discount_total discount_tax shipping_total shipping_tax cart_tax total total_tax'),
  ...columns('yesNo', 'prices_include_tax'),
  ...columns('text', 'payment_method payment_method_title transaction_id customer_note'),
  ...addresses,
  ...columns('json', 'shipping_lines tax_lines fee_lines coupon_lines meta_data'),
]

export const orderLines: readonly Column[] = [
  ...columns('whole', 'id'),
  ofParent('whole', 'id', 'order_id'),
  ...columns('text', 'name'),
  ...columns('whole', 'product_id variation_id'),
  ...columns('text', 'sku'),
  ...columns('numeric', 'quantity price subtotal subtotal_tax total total_tax'),
  ...columns('text', 'tax_class'),
  ...columns('json', 'meta_data'),
]

// Data that plugins store about customers is left out.
export const customers: readonly Column[] = [
  ...columns('whole', 'id'),
  ...columns('text', 'email first_name last_name username role'),
  ...instants('date_created date_modified'),
  ...columns('yesNo', 'is_paying_customer'),
  ...addresses,
]

export const products: readonly Column[] = [
  ...columns('whole', 'id parent_id'),
  ...columns('text', 'name slug sku type status permalink'),
  ...instants('date_created date_modified'),
  ...columns('numeric', 'price regular_price sale_price'),
  ...columns('yesNo', 'on_sale'),
  ...instants('date_on_sale_from date_on_sale_to'),
  ...columns('whole', 'total_sales'),
  ...columns('yesNo', 'featured virtual downloadable manage_stock'),
  ...columns('numeric', 'stock_quantity'),
  ...columns('text', 'stock_status backorders catalog_visibility tax_status tax_class shipping_class weight'),
  ...within('dimensions', 'length width height'),
  ...columns('numeric', 'average_rating'),
  ...columns('whole', 'rating_count menu_order'),
  ...columns('text', 'short_description description'),
  ...columns('json', 'categories tags attributes meta_data'),
]

export const refunds: readonly Column[] = [
  ...columns('whole', 'id order_id'),
  ...instants('date_created'),
  ...columns('numeric', 'amount'),
  ...columns('text', 'reason'),
  ...columns('whole', 'refunded_by'),
  ...columns('yesNo', 'refunded_payment'),
  ...columns('json', 'line_items meta_data'),
]

/** Returns the fields to request from a shop. */
export const fieldsOf = (table: readonly Column[]): string =>
  [
    ...new Set(
      table.flatMap(({ from }) =>
        from !== 'line-number' && 'record' in from ? from.record.slice(0, 1) : [],
      ),
    ),
  ].join(',')
