import type { PropertySpec } from './kind.ts'

/** The target properties of every connector. If blank, the data goes to our own database. */
export const targetProperties = [
  { name: 'target.schema', input: 'text' },
  {
    name: 'target.connectionString',
    input: 'connection-string',
    secret: true,
    keys: ['data source', 'initial catalog', 'user id', 'password'],
  },
] as const satisfies readonly PropertySpec[]

/** The property with the ids of the assigned users, separated by spaces. */
export const PORTAL_USER = 'portal.user'
