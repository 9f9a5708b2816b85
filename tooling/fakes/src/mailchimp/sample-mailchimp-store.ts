import type { MailchimpStore } from './mailchimp-store.ts'
import { audiences, emailOf } from './sample-mailchimp-contacts.ts'

const STORE = 'beans-nz'

/** Fills a store with products, customers and orders. */
export function fillShop(store: MailchimpStore, orders: number): void {
  store.put('ecommerce/stores', {
    id: STORE,
    list_id: audiences[0],
    name: 'Acme Beans',
    platform: 'WooCommerce',
    domain: 'beans.example',
    is_syncing: false,
    email_address: 'hi@example.org',
    currency_code: 'NZD',
    money_format: '$',
    primary_locale: 'en',
    timezone: 'Pacific/Auckland',
    phone: '',
    created_at: '2025-01-01T00:00:00+00:00',
    updated_at: '2025-01-02T00:00:00+00:00',
  })
  for (const number of [1, 2, 3])
    store.put(`ecommerce/stores/${STORE}/products`, {
      id: `bean-${number}`,
      currency_code: 'NZD',
      title: `Bean ${number}`,
      handle: `bean-${number}`,
      url: `https://beans.example/${number}`,
      description: 'Roasted in Hamilton',
      type: 'coffee',
      vendor: 'Acme',
      image_url: '',
      variants: [
        { id: `bean-${number}-250`, title: '250 g', sku: `B${number}`, price: 12.5, inventory_quantity: 40 },
      ],
      published_at_foreign: '2025-01-01T00:00:00+00:00',
    })
  for (let number = 1; number <= orders; number++) fillOrder(store, number)
}

function fillOrder(store: MailchimpStore, number: number) {
  store.put(`ecommerce/stores/${STORE}/customers`, {
    id: `customer-${number}`,
    email_address: emailOf(number),
    opt_in_status: true,
    company: '',
    first_name: 'Mere',
    last_name: `Tua ${number}`,
    orders_count: 1,
    total_spent: 25,
    address: { address1: '1 Quay Street', city: 'Hamilton', country_code: 'NZ' },
    created_at: '2025-02-01T00:00:00+00:00',
    updated_at: '2025-02-01T00:00:00+00:00',
  })
  store.put(`ecommerce/stores/${STORE}/orders`, {
    id: `order-${number}`,
    customer: { id: `customer-${number}`, email_address: emailOf(number) },
    store_id: STORE,
    campaign_id: '',
    landing_site: 'https://beans.example',
    financial_status: 'paid',
    fulfillment_status: 'shipped',
    currency_code: 'NZD',
    order_total: 25,
    order_url: `https://beans.example/orders/${number}`,
    discount_total: 0,
    tax_total: 3.26,
    shipping_total: 0,
    tracking_code: '',
    processed_at_foreign: '2025-02-01T00:00:00+00:00',
    cancelled_at_foreign: '',
    updated_at_foreign: '2025-02-02T00:00:00+00:00',
    lines: [
      {
        id: '1',
        product_id: 'bean-1',
        product_variant_id: 'bean-1-250',
        quantity: 2,
        price: 12.5,
        discount: 0,
      },
    ],
  })
}
