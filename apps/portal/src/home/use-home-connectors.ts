import { useQuery, useQueryClient } from '@tanstack/react-query'
import { can, type Id, type SessionUser } from '@tributary/domain'
import { listEveryConnector } from '@tributary/sdk'
import { homeConnectorsKey } from '../data/query-keys.ts'
import { refetchAlways } from '../data/refetch-always.ts'
import { useClient } from '../session/use-client.ts'

const RENEWED_EVERY_MS = 60_000

/**
 * The connectors of an organisation that Home is about: those that may need attention. For users who see only some connectors,
 * it is all that they see, because Home also shows which types have none for them.
 */
export function useHomeConnectors(organisationId: Id | undefined, viewer: SessionUser) {
  const client = useClient()
  const queries = useQueryClient()
  const orgId = organisationId ?? ''
  const queryKey = homeConnectorsKey(orgId)
  return useQuery({
    ...refetchAlways,
    enabled: organisationId !== undefined,
    queryKey,
    queryFn: ({ signal }) => {
      const background = queries.getQueryData(queryKey) !== undefined
      const query = can(viewer, 'connectors.see-all') ? ({ needsAttention: 'true' } as const) : {}
      return listEveryConnector(client, { params: { orgId }, query }, { signal, background })
    },
    refetchInterval: RENEWED_EVERY_MS,
  })
}
