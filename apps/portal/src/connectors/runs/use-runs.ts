import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { ClientConnector, Id, RefreshRun } from '@tributary/domain'
import { runsKey } from '@tributary/react'
import { listRefreshRuns } from '@tributary/sdk'
import type { OlderRuns } from '@tributary/ui'
import { useMemo } from 'react'
import { useClient } from '../../session/use-client.ts'
import { latestRuns, RUNS_OF_CARD } from './latest-runs.ts'

/** The number of older refreshes in a page. */
const RUNS_OF_PAGE = 200

export const RETRIED_EVERY_MS = 10_000

export type Watched = Pick<ClientConnector, 'id' | 'log'>
type Page = { before?: Id }
const firstPage: Page = {}

/** Changes when a refresh begins or ends, which is when the history has something new. */
export const momentOf = ({ log }: Watched): string =>
  [log?.manuallyTriggeredAt, log?.automaticallyTriggeredAt, log?.completedAt].map(Number).join()

/** The history of a connector: its latest refreshes, undefined until known, how to load older ones, and a failed load. */
export function useRuns(
  organisationId: Id | undefined,
  connectorType: string,
  connector: Watched,
): { runs: readonly RefreshRun[] | undefined; older: OlderRuns | undefined; failed: boolean } {
  const client = useClient()
  const orgId = organisationId ?? ''
  const { id } = connector
  const { data, isError, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: [...runsKey(orgId, connectorType), String(id), momentOf(connector)],
    enabled: organisationId !== undefined,
    initialPageParam: firstPage,
    queryFn: ({ pageParam: { before }, signal }) => {
      if (before === undefined) return latestRuns(client, { orgId, connectorType }, id)
      const query = { connectorType, connectors: String(id), before: String(before), limit: RUNS_OF_PAGE }
      return listRefreshRuns(client, { params: { orgId }, query }, { signal })
    },
    // Nothing else would load it again before the next refresh.
    refetchInterval: ({ state }) => state.status === 'error' && RETRIED_EVERY_MS,
    getNextPageParam: (page, pages): Page | undefined => {
      const last = page.at(-1)
      return last && page.length === (pages.length === 1 ? RUNS_OF_CARD : RUNS_OF_PAGE)
        ? { before: last.id }
        : undefined
    },
    placeholderData: keepPreviousData,
  })
  const runs = useMemo(() => data?.pages.flat(), [data])
  const older = useMemo(
    () => (hasNextPage ? { loading: isFetchingNextPage, load: () => void fetchNextPage() } : undefined),
    [hasNextPage, isFetchingNextPage, fetchNextPage],
  )
  return { runs, older, failed: isError }
}
