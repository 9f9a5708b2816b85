'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ClientConnector, Id, RefreshLog } from '@tributary/domain'
import { refreshConnector } from '@tributary/sdk'
import { logAfterClick, RELOAD_AFTER_REFRESH_MS } from '@tributary/sdk/connectors'
import { writeCache } from '../cache/apply-write.ts'
import { connectorKey } from '../cache/keys.ts'
import { useClient } from '../provider/client-context.ts'
import type { RefreshRequest } from './use-refresh-presses.ts'

/**
 * Starts a refresh of one connector. `useConnectorLog` shows it as running immediately, and as it was before when the
 * server refuses.
 */
export function useRefreshConnector(organisationId: Id, connectorId: Id) {
  const client = useClient()
  const queries = useQueryClient()
  const queryKey = connectorKey(organisationId, connectorId)
  const showLog = (log: RefreshLog | null) =>
    writeCache<ClientConnector>(queries, queryKey, (connector) => ({ ...connector, log }))
  const reload = () => queries.invalidateQueries({ queryKey })

  return useMutation({
    mutationFn: async (body: RefreshRequest | undefined) => {
      const params = { orgId: organisationId, id: connectorId }
      return (await refreshConnector(client, { params, body: body ?? {} })).data
    },
    onMutate: async () => {
      const before = queries.getQueryData<ClientConnector>(queryKey)?.log ?? null
      await showLog(logAfterClick(before, client.now()))
      return before
    },
    onSuccess: async (log) => {
      await showLog(log)
      setTimeout(reload, RELOAD_AFTER_REFRESH_MS)
    },
    onError: async (_error, _request, before) => {
      await showLog(before ?? null)
      await reload()
    },
  })
}
