// The shapes of WooCommerce's REST API v3, from its documentation.

export type ShopMeta = { id: number; key: string; value: unknown }

export type ShopDates = {
  date_created: string
  date_created_gmt: string
  date_modified: string
  date_modified_gmt: string
}

export type ShopAddress = {
  first_name: string
  last_name: string
  company: string
  address_1: string
  address_2: string
  city: string
  state: string
  postcode: string
  country: string
  phone: string
}

export type ShopLine = {
  id: number
  name: string
  product_id: number
  variation_id: number
  quantity: number
  tax_class: string
  subtotal: string
  subtotal_tax: string
  total: string
  total_tax: string
  taxes: unknown[]
  meta_data: ShopMeta[]
  sku: string | null
  price: number
}

export type ShopOrder = ShopDates & {
  id: number
  parent_id: number
  number: string
  order_key: string
  created_via: string
  status: string
  currency: string
  discount_total: string
  discount_tax: string
  shipping_total: string
  shipping_tax: string
  cart_tax: string
  total: string
  total_tax: string
  prices_include_tax: boolean
  customer_id: number
  customer_ip_address: string
  customer_user_agent: string
  customer_note: string
  billing: ShopAddress & { email: string }
  shipping: ShopAddress
  payment_method: string
  payment_method_title: string
  transaction_id: string
  date_paid: string | null
  date_paid_gmt: string | null
  date_completed: string | null
  date_completed_gmt: string | null
  meta_data: ShopMeta[]
  line_items: ShopLine[]
  tax_lines: unknown[]
  shipping_lines: unknown[]
  fee_lines: unknown[]
  coupon_lines: unknown[]
  refunds: { id: number; reason: string; total: string }[]
}

export type ShopCustomer = ShopDates & {
  id: number
  email: string
  first_name: string
  last_name: string
  role: string
  username: string
  billing: ShopAddress & { email: string }
  shipping: ShopAddress
  is_paying_customer: boolean
  avatar_url: string
  meta_data: ShopMeta[]
}

export type ShopProduct = ShopDates & {
  id: number
  parent_id: number
  name: string
  slug: string
  sku: string
  type: string
  status: string
  permalink: string
  price: string
  regular_price: string
  sale_price: string
  on_sale: boolean
  date_on_sale_from_gmt: string | null
  date_on_sale_to_gmt: string | null
  total_sales: number
  featured: boolean
  virtual: boolean
  downloadable: boolean
  manage_stock: boolean
  stock_quantity: number | null
  stock_status: string
  backorders: string
  catalog_visibility: string
  tax_status: string
  tax_class: string
  shipping_class: string
  weight: string
  dimensions: { length: string; width: string; height: string }
  average_rating: string
  rating_count: number
  menu_order: number
  short_description: string
  description: string
  categories: { id: number; name: string; slug: string }[]
  tags: unknown[]
  attributes: unknown[]
  meta_data: ShopMeta[]
}

export type ShopRefund = ShopDates & {
  id: number
  parent_id: number
  amount: string
  reason: string
  refunded_by: number
  refunded_payment: boolean
  meta_data: ShopMeta[]
  line_items: ShopLine[]
}

export type ShopRows = {
  orders: ShopOrder
  customers: ShopCustomer
  products: ShopProduct
  refunds: ShopRefund
}

export type ShopKind = keyof ShopRows
