import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Id } from '@tributary/domain'
import { getConnector } from '@tributary/sdk'
import { connectorKey } from '../data/query-keys.ts'
import { useClient } from '../session/use-client.ts'

const RENEWED_EVERY_MS = 10_000

/** A connector with all of its users and settings, which lists leave out. It is polled like the lists. */
export function useWholeConnector(organisationId: Id, id: Id) {
  const client = useClient()
  const queries = useQueryClient()
  const queryKey = connectorKey(organisationId, id)
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => {
      const background = queries.getQueryData(queryKey) !== undefined
      return getConnector(client, { params: { id } }, { signal, background })
    },
    refetchInterval: RENEWED_EVERY_MS,
    // The next view starts with what is stored then.
    gcTime: 0,
  })
}
