import type { ConnectorKind } from './kind.ts'

/** Uniconta accounts. */
export const uniconta = {
  type: 'uniconta',
  displayName: 'Uniconta',
  category: 'Accounting',
  // A user of Uniconta has 5,000 calls a day, and a refresh needs about 60.
  shortestInterval: 60,
  properties: [
    { name: 'uniconta.username', about: 'sign-in', input: 'text' },
    { name: 'uniconta.password', about: 'sign-in', input: 'text', secret: true },
  ],
} as const satisfies ConnectorKind
