import { queryOptions } from '@tanstack/react-query'
import { type Client, listRoles } from '@tributary/sdk'
import { rolesKey } from '../cache/keys.ts'

/** The roles that the user may give, least powerful first. */
export const rolesQuery = (client: Client) =>
  queryOptions({
    queryKey: rolesKey,
    queryFn: ({ signal }) => listRoles(client, {}, { signal }),
  })
