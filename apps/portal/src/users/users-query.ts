import type { Id } from '@tributary/domain'
import { type Client, listRoles, listStatuses, listUsers } from '@tributary/sdk'
import { rolesKey, statusesKey, usersKey } from '../shell/query-keys.ts'

type Asked = { signal: AbortSignal }

/** How an organisation's members are asked for; in the background when nobody waits for the answer. */
export const usersQuery = (
  client: Client,
  organisationId: Id,
  isBackground: () => boolean = () => false,
) => ({
  queryKey: usersKey(organisationId),
  queryFn: ({ signal }: Asked) =>
    listUsers(client, { query: { orgId: organisationId } }, { signal, background: isBackground() }),
})

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
