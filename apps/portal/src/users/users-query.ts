import type { Id } from '@tributary/domain'
import { type Client, listUsers } from '@tributary/sdk'
import { usersKey } from '../data/query-keys.ts'

/** The query of an organisation's members. A background load does not show a loading state. */
export const usersQuery = (
  client: Client,
  organisationId: Id,
  isBackground: () => boolean = () => false,
) => ({
  queryKey: usersKey(organisationId),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    listUsers(client, { query: { orgId: organisationId } }, { signal, background: isBackground() }),
})
