import { type Client, listRoles, listStatuses } from '@tributary/sdk'
import { rolesKey, statusesKey } from '../data/query-keys.ts'

type Asked = { signal: AbortSignal }

/** The roles the user may give, least powerful first. */
export const rolesQuery = (client: Client) => ({
  queryKey: rolesKey,
  queryFn: ({ signal }: Asked) => listRoles(client, {}, { signal }),
})

/** The query of the statuses. */
export const statusesQuery = (client: Client) => ({
  queryKey: statusesKey,
  queryFn: ({ signal }: Asked) => listStatuses(client, {}, { signal }),
})
