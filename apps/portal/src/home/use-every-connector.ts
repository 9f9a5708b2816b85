import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Id } from '@tributary/domain'
import { listEveryConnector } from '@tributary/sdk'
import { everyConnectorKey } from '../data/query-keys.ts'
import { refetchAlways } from '../data/refetch-always.ts'
import { useClient } from '../session/use-client.ts'

const RENEWED_EVERY_MS = 60_000

/** Every connector of an organisation that the user may see. */
export function useEveryConnector(organisationId: Id | undefined) {
  const client = useClient()
  const queries = useQueryClient()
  const orgId = organisationId ?? ''
  const queryKey = everyConnectorKey(orgId)
  return useQuery({
    ...refetchAlways,
    enabled: organisationId !== undefined,
    queryKey,
    queryFn: ({ signal }) => {
      const background = queries.getQueryData(queryKey) !== undefined
      return listEveryConnector(client, { params: { orgId } }, { signal, background })
    },
    refetchInterval: RENEWED_EVERY_MS,
  })
}
