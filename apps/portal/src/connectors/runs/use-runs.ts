import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ClientConnector, Id, RefreshRun } from '@tributary/domain'
import { listRefreshRuns } from '@tributary/sdk'
import { useEffect, useMemo, useRef } from 'react'
import { runsKey } from '../../data/query-keys.ts'
import { useClient } from '../../session/use-client.ts'

/** The latest refreshes of each connector, by its id. */
export type RunsById = ReadonlyMap<string, readonly RefreshRun[]>

/** A text that changes when a refresh begins or ends, which is when the history has something new. */
const moments = (connectors: readonly Pick<ClientConnector, 'id' | 'log'>[]): string =>
  connectors
    .map(({ id, log }) =>
      [id, log?.manuallyTriggeredAt, log?.automaticallyTriggeredAt, log?.completedAt].map(String).join(),
    )
    .join(';')

/** Loads the histories of a type's connectors; undefined until known. They are reloaded after a change in the polled list. */
export function useRuns(
  organisationId: Id | undefined,
  connectorType: string,
  connectors: readonly Pick<ClientConnector, 'id' | 'log'>[] | undefined,
): RunsById | undefined {
  const client = useClient()
  const queries = useQueryClient()
  const orgId = organisationId ?? ''
  const queryKey = useMemo(() => runsKey(orgId, connectorType), [orgId, connectorType])
  const { data } = useQuery({
    queryKey,
    enabled: organisationId !== undefined,
    queryFn: ({ signal }) => {
      const background = queries.getQueryData(queryKey) !== undefined
      return listRefreshRuns(client, { params: { orgId }, query: { connectorType } }, { signal, background })
    },
  })
  useRenewal(queryKey, connectors && moments(connectors))
  return useMemo(() => data && byConnector(data), [data])
}

function useRenewal(queryKey: readonly unknown[], now: string | undefined) {
  const queries = useQueryClient()
  const before = useRef<string | undefined>(undefined)
  useEffect(() => {
    if (before.current !== undefined && before.current !== now) queries.invalidateQueries({ queryKey })
    before.current = now
  }, [queries, queryKey, now])
}

function byConnector(runs: readonly RefreshRun[]): RunsById {
  const found = new Map<string, RefreshRun[]>()
  for (const run of runs) {
    const id = String(run.clientConnectorId)
    found.set(id, [...(found.get(id) ?? []), run])
  }
  return found
}
