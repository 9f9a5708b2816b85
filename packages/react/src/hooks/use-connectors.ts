'use client'

import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ClientConnector, Id } from '@tributary/domain'
import { listConnectors } from '@tributary/sdk'
import { useMemo } from 'react'
import { connectorsKey, firstConnectorsKey } from '../cache/keys.ts'
import { createRefreshStore } from '../cache/refresh-store.ts'
import { createPollBackoff } from '../polling/poll-backoff.ts'
import { useClient } from '../provider/client-context.ts'
import type { ConnectorsOptions } from '../queries/connectors.ts'
import { useRefreshPresses } from './use-refresh-presses.ts'

const withoutProperties = { excludeProperties: 'true' } as const

/** More cards than any screen shows. */
const FIRST = 60

/**
 * The connectors of one type, polled every 10 s while the page is visible, and how to refresh one and to cancel that. Of a
 * long list, `first` has the first by name until the rest is loaded.
 */
export function useConnectors(
  organisationId: Id | undefined,
  connectorType: string,
  { properties = false }: ConnectorsOptions = {},
) {
  const client = useClient()
  const queries = useQueryClient()
  const orgId = organisationId ?? ''
  const queryKey = useMemo(() => connectorsKey(orgId, connectorType), [orgId, connectorType])
  const firstKey = useMemo(() => firstConnectorsKey(orgId, connectorType), [orgId, connectorType])
  const { data: first } = useQuery<ClientConnector[]>({ queryKey: firstKey, queryFn: skipToken })
  const { store, backoff } = useMemo(
    () => ({ store: createRefreshStore(queries, queryKey, firstKey), backoff: createPollBackoff() }),
    [queries, queryKey, firstKey],
  )
  const isKnown = () => queries.getQueryData(queryKey) !== undefined

  const query = useQuery({
    queryKey,
    enabled: organisationId !== undefined,
    queryFn: ({ signal }) => {
      const background = isKnown()
      const params = { orgId, connectorId: connectorType }
      const query = properties ? {} : withoutProperties
      const load = async () => {
        if (!background) {
          const rows = await listConnectors(client, { params, query: { ...query, limit: FIRST } }, { signal })
          if (rows.length !== FIRST) return rows
          queries.setQueryData(firstKey, rows)
        }
        return listConnectors(client, { params, query }, { signal, background })
      }
      return store.poll(() => backoff.keep(load, signal))
    },
    refetchInterval: backoff.interval,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    // Once there are cards, a background poll rerenders only if its data or error has changed.
    notifyOnChangeProps: () => (isKnown() ? ['data', 'error'] : 'all'),
  })

  const { refresh, cancel } = useRefreshPresses({ client, orgId, queryKey, store })
  return { query, first, refresh, cancel }
}
