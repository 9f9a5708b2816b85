import type { ConnectorKind } from './kind.ts'

/** Cin7 stock and orders. */
export const cin7 = {
  type: 'cin7',
  displayName: 'Cin7',
  category: 'Inventory',
  properties: [
    { name: 'cin7.accountId', about: 'sign-in', input: 'text' },
    { name: 'cin7.applicationKey', about: 'sign-in', input: 'text', secret: true },
  ],
  slowHint: 'Cin7 does take longer to sync than the other connectors...',
} as const satisfies ConnectorKind
