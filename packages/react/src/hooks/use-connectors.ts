'use client'

import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ClientConnector, Id, RefreshLog } from '@tributary/domain'
import { cancelRefresh, listConnectors, refreshConnector } from '@tributary/sdk'
import {
  RELOAD_AFTER_REFRESH_MS,
  type RefreshButton,
  type RefreshStoreEvent,
} from '@tributary/sdk/connectors'
import { useCallback, useMemo } from 'react'
import { connectorsKey, firstConnectorsKey } from '../cache/keys.ts'
import { createRefreshStore } from '../cache/refresh-store.ts'
import { createPollBackoff } from '../polling/poll-backoff.ts'
import { useClient } from '../provider/client-context.ts'
import type { ConnectorsOptions } from '../queries/connectors.ts'

const withoutProperties = { excludeProperties: 'true' } as const

/** More cards than any screen shows. */
const FIRST = 60

/** What to refresh: incrementally without options. */
export type RefreshRequest = Partial<RefreshButton['request']>

/** Requests a refresh and returns the log of the connector after it. */
export type SendRefresh = (connector: ClientConnector, request: RefreshRequest) => Promise<RefreshLog>

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

  const sendById: SendRefresh = useCallback(
    async ({ id }, request) =>
      (await refreshConnector(client, { params: { orgId, id }, body: request })).data,
    [client, orgId],
  )

  const click = useCallback(
    async (clicked: Extract<RefreshStoreEvent, { at: Date }>, send: () => Promise<RefreshLog>) => {
      store.take(clicked)
      setTimeout(() => queries.invalidateQueries({ queryKey }), RELOAD_AFTER_REFRESH_MS)
      try {
        store.take({ type: 'refresh-accepted', id: clicked.id, log: await send() })
      } catch (error) {
        store.take({ type: 'refresh-failed', id: clicked.id })
        throw error
      }
    },
    [queries, queryKey, store],
  )

  const refresh = useCallback(
    async (connector: ClientConnector, request: RefreshRequest, send: SendRefresh = sendById) => {
      if (store.isPending(connector.id)) return
      const clicked = { type: 'refresh-clicked', id: connector.id, at: client.now() } as const
      await click(clicked, () => send(connector, request))
    },
    [client, store, click, sendById],
  )

  const cancel = useCallback(
    async ({ id }: ClientConnector) => {
      // Right after Refresh, there is nothing to cancel until the server has responded.
      await store.untilAnswered(id)
      // Another press that waited as well was first.
      if (store.isPending(id)) return
      const send = async () => (await cancelRefresh(client, { params: { orgId, id } })).data
      await click({ type: 'cancel-clicked', id, at: client.now() }, send)
    },
    [client, store, orgId, click],
  )
  return { query, first, refresh, cancel }
}
