import type { ConnectorKind } from './kind.ts'

/** Vend sales, authorised at the provider. */
export const vend = {
  type: 'vend',
  displayName: 'Vend',
  category: 'Point of sale',
  properties: [{ name: 'vend.domain', about: 'address', input: 'text' }],
} as const satisfies ConnectorKind
