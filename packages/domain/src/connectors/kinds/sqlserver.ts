import type { ConnectorKind } from './kind.ts'

/** A SQL Server database as the source. */
export const sqlserver = {
  type: 'sqlserver',
  displayName: 'SQL Server',
  category: 'Database',
  properties: [
    {
      name: 'source.connectionString',
      input: 'connection-string',
      secret: true,
      keys: ['data source', 'initial catalog', 'user id', 'password', 'multipleActiveResultSets'],
    },
  ],
} as const satisfies ConnectorKind
