import type { Id } from '@tributary/domain'
import { type Client, listUsers } from '@tributary/sdk'
import { usersKey } from '../data/query-keys.ts'

/** How an organisation's members are asked for; in the background when nobody waits for the answer. */
export const usersQuery = (
  client: Client,
  organisationId: Id,
  isBackground: () => boolean = () => false,
) => ({
  queryKey: usersKey(organisationId),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    listUsers(client, { query: { orgId: organisationId } }, { signal, background: isBackground() }),
})
