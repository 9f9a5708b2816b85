import type { ConnectorKind } from './kind.ts'

/** Uniconta accounts. */
export const uniconta = {
  type: 'uniconta',
  displayName: 'Uniconta',
  category: 'Accounting',
  properties: [
    { name: 'uniconta.username', input: 'text' },
    { name: 'uniconta.password', input: 'text', secret: true },
  ],
} as const satisfies ConnectorKind
