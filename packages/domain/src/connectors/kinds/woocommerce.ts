import type { ConnectorKind } from './kind.ts'

/** A WooCommerce shop. */
export const woocommerce = {
  type: 'woocommerce',
  displayName: 'WooCommerce',
  category: 'E-commerce',
  properties: [
    { name: 'woo.uri', about: 'address', input: 'text', required: true },
    { name: 'woo.key', about: 'sign-in', input: 'text', required: true, secret: true, sentTo: 'woo.uri' },
    { name: 'woo.secret', about: 'sign-in', input: 'text', required: true, secret: true, sentTo: 'woo.uri' },
    { name: 'woo.startDate', about: 'data', input: 'date', required: true },
    { name: 'woo.orders.exclude', about: 'data', input: 'list' },
  ],
} as const satisfies ConnectorKind
