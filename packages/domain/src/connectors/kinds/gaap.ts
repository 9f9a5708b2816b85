import type { ConnectorKind } from './kind.ts'

/** GAAP point of sale. It publishes no API, so a manifest of the installation describes how it is read. */
export const gaap = {
  type: 'gaap',
  displayName: 'GAAP',
  category: 'Point of sale',
  properties: [
    { name: 'gaap.apiKey', about: 'sign-in', input: 'text', secret: true, sentTo: 'gaap.node' },
    { name: 'gaap.node', about: 'address', input: 'text' },
    { name: 'gaap.startingDate', about: 'data', input: 'date', required: true },
  ],
  withoutManifest:
    'This installation needs a description of GAAP’s API, which your GAAP contact can provide. Until then, connect files that GAAP exports with FTP, or its database with SQL Server.',
} as const satisfies ConnectorKind
