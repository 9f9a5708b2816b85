import { type Client, listRoles, listStatuses } from '@tributary/sdk'
import { rolesKey, statusesKey } from '../data/query-keys.ts'

type Asked = { signal: AbortSignal }

/** The roles the person may give, least powerful first (requirement USER-15). */
export const rolesQuery = (client: Client) => ({
  queryKey: rolesKey,
  queryFn: ({ signal }: Asked) => listRoles(client, {}, { signal }),
})

/** The statuses and their ids. */
export const statusesQuery = (client: Client) => ({
  queryKey: statusesKey,
  queryFn: ({ signal }: Asked) => listStatuses(client, {}, { signal }),
})
