import type { PropertySpec } from './kind.ts'

/** What every connector can say of its target; left blank, the provider stores the data (connectors spec 3). */
export const targetProperties = [
  { name: 'target.schema', input: 'text' },
  {
    name: 'target.connectionString',
    input: 'connection-string',
    secret: true,
    keys: ['data source', 'initial catalog', 'user id', 'password'],
  },
] as const satisfies readonly PropertySpec[]

/** The property that holds the assigned users' ids, separated by spaces (connectors spec 3). */
export const PORTAL_USER = 'portal.user'
