import { queryOptions } from '@tanstack/react-query'
import type { Id } from '@tributary/domain'
import { type Client, listRoles, listStatuses, listUsers } from '@tributary/sdk'
import { rolesKey, statusesKey, usersKey } from '../cache/keys.ts'
import { type LoadingOptions, loadOptions } from './load-options.ts'

/** The members of an organisation. */
export const usersQuery = (client: Client, organisationId: Id, options?: LoadingOptions) =>
  queryOptions({
    queryKey: usersKey(organisationId),
    queryFn: (context) =>
      listUsers(client, { query: { orgId: organisationId } }, loadOptions(context, options)),
  })

/** The roles that the user may give, least powerful first. */
export const rolesQuery = (client: Client) =>
  queryOptions({
    queryKey: rolesKey,
    queryFn: ({ signal }) => listRoles(client, {}, { signal }),
  })

/** The statuses and their ids. */
export const statusesQuery = (client: Client) =>
  queryOptions({
    queryKey: statusesKey,
    queryFn: ({ signal }) => listStatuses(client, {}, { signal }),
  })
