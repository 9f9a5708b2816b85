import type { ConnectorKind } from './kind.ts'

/** A WooCommerce shop. */
export const woocommerce = {
  type: 'woocommerce',
  displayName: 'WooCommerce',
  category: 'E-commerce',
  properties: [
    { name: 'woo.uri', input: 'text', required: true },
    { name: 'woo.key', input: 'text', required: true, secret: true, sentTo: 'woo.uri' },
    { name: 'woo.secret', input: 'text', required: true, secret: true, sentTo: 'woo.uri' },
    { name: 'woo.startDate', input: 'date', required: true },
    { name: 'woo.orders.exclude', input: 'list' },
  ],
} as const satisfies ConnectorKind
