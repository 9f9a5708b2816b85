import type { SourceNames } from './source-names.ts'

/** Returns the description of a connector type with an address and a key. */
export const connectorKind = ({ type, camel, display }: SourceNames): string =>
  `import type { ConnectorKind } from './kind.ts'

/** ${display} accounts. */
export const ${camel}Kind = {
  type: '${type}',
  displayName: '${display}',
  category: 'Other',
  properties: [
    { name: '${type}.uri', input: 'text', required: true },
    { name: '${type}.key', input: 'text', required: true, secret: true, sentTo: '${type}.uri' },
  ],
} as const satisfies ConnectorKind
`
