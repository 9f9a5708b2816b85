import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Id } from '@tributary/domain'
import { usersKey } from '../data/query-keys.ts'
import { refetchAlways } from '../data/refetch-always.ts'
import { useClient } from '../session/use-client.ts'
import { usersQuery } from './users-query.ts'

/** The organisation's members, reloaded on mount and on return, because other administrators change them. */
export function useUserList(organisationId: Id | undefined) {
  const client = useClient()
  const queries = useQueryClient()
  const id = organisationId ?? ''
  return useQuery({
    ...usersQuery(client, id, () => queries.getQueryData(usersKey(id)) !== undefined),
    enabled: organisationId !== undefined,
    ...refetchAlways,
  })
}
