'use client'

import { useQueryClient } from '@tanstack/react-query'
import type { ClientConnector, Id, RefreshLog } from '@tributary/domain'
import { cancelRefresh, refreshConnector } from '@tributary/sdk'
import { logAfterClick, RELOAD_AFTER_REFRESH_MS } from '@tributary/sdk/connectors'
import { useCallback } from 'react'
import { changeConnector, reloadConnectors } from '../cache/change-connector.ts'
import { useClient } from '../provider/client-context.ts'
import type { RefreshRequest } from './use-refresh-presses.ts'

/**
 * Returns functions that start and cancel a refresh of any connector of an organisation, without its list on screen. Every
 * cached list shows the refresh immediately. If the server refuses, the lists show the connector as it was before.
 */
export function useRefreshAnyConnector(organisationId: Id | undefined) {
  const client = useClient()
  const queries = useQueryClient()
  const orgId = organisationId ?? ''

  const show = useCallback(
    (id: Id, logOf: (log: RefreshLog | null) => RefreshLog | null) =>
      changeConnector(queries, orgId, id, (connector) => ({ ...connector, log: logOf(connector.log) })),
    [queries, orgId],
  )
  const send = useCallback(
    async (id: Id, request: () => Promise<{ data: RefreshLog }>) => {
      const { data } = await request()
      await show(id, () => data)
      setTimeout(() => reloadConnectors(queries, orgId), RELOAD_AFTER_REFRESH_MS)
    },
    [queries, orgId, show],
  )

  const refresh = useCallback(
    async ({ id, log }: Pick<ClientConnector, 'id' | 'log'>, body: RefreshRequest = {}) => {
      await show(id, (before) => logAfterClick(before, client.now()))
      try {
        await send(id, () => refreshConnector(client, { params: { orgId, id }, body }))
      } catch (error) {
        await show(id, () => log)
        throw error
      }
    },
    [client, orgId, show, send],
  )
  const cancel = useCallback(
    ({ id }: Pick<ClientConnector, 'id'>) => send(id, () => cancelRefresh(client, { params: { orgId, id } })),
    [client, orgId, send],
  )
  return { refresh, cancel }
}
