import type { ConnectorKind } from './kind.ts'

/** GAAP point of sale accounts. */
export const gaap = {
  type: 'gaap',
  displayName: 'GAAP',
  category: 'Accounting',
  properties: [
    { name: 'gaap.apiKey', input: 'text', secret: true, sentTo: 'gaap.node' },
    { name: 'gaap.node', input: 'text' },
    { name: 'gaap.startingDate', input: 'date', required: true },
  ],
} as const satisfies ConnectorKind
