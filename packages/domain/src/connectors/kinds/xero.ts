import type { ConnectorKind } from './kind.ts'

/** Xero accounts, authorised at the provider, without properties. */
export const xero = {
  type: 'xero',
  displayName: 'Xero',
  category: 'Accounting',
  properties: [],
} as const satisfies ConnectorKind
