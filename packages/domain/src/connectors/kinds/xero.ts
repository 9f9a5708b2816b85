import type { ConnectorKind } from './kind.ts'

/** Xero accounts; authorised at the provider, no extra fields (connectors spec 3). */
export const xero = {
  type: 'xero',
  displayName: 'Xero',
  category: 'Accounting',
  properties: [],
} as const satisfies ConnectorKind
