import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import type { ClientConnector, Id, RefreshLog } from '@tributary/domain'
import { type Client, cancelRefresh, refreshConnector } from '@tributary/sdk'
import {
  RELOAD_AFTER_REFRESH_MS,
  type RefreshButton,
  type RefreshStoreEvent,
} from '@tributary/sdk/connectors'
import { useCallback } from 'react'
import type { RefreshStore } from '../cache/refresh-store.ts'

/** What to refresh: incrementally without options. */
export type RefreshRequest = Partial<RefreshButton['request']>

/** Requests a refresh and returns the log of the connector after it. */
export type SendRefresh = (connector: ClientConnector, request: RefreshRequest) => Promise<RefreshLog>

type List = {
  client: Client
  orgId: Id
  /** The list that is loaded again after a press. */
  queryKey: QueryKey
  store: RefreshStore
}

/** How to refresh a connector of a list, and to cancel that. The list shows it before the server has responded. */
export function useRefreshPresses({ client, orgId, queryKey, store }: List) {
  const queries = useQueryClient()
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
  return { refresh, cancel }
}
