import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Id, RefreshRun } from '@tributary/domain'
import { organisationKey } from '@tributary/react'
import { useClient } from '../../session/use-client.ts'
import { latestRunsOfRow } from './latest-runs.ts'
import { momentOf, RETRIED_EVERY_MS, type Watched } from './use-runs.ts'

/** The latest refreshes of the connector of a row, undefined until known. A row that leaves the page stops its load. */
export function useRunsOfRow(
  organisationId: Id | undefined,
  connector: Watched,
  inSight: boolean,
): readonly RefreshRun[] | undefined {
  const client = useClient()
  const orgId = organisationId ?? ''
  const { id } = connector
  const { data } = useQuery({
    queryKey: organisationKey(orgId, 'refresh-runs-of-row', String(id), momentOf(connector)),
    enabled: organisationId !== undefined && inSight,
    queryFn: ({ signal }) => latestRunsOfRow(client, orgId, id, signal),
    // Nothing new until a refresh begins or ends, which changes the key.
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => state.status === 'error' && RETRIED_EVERY_MS,
    placeholderData: keepPreviousData,
  })
  return data
}
