import type { ClientConnector, Id } from '@tributary/domain'
import { useRefreshAnyConnector } from '@tributary/react'
import { useCallback } from 'react'
import { useLocation } from 'wouter'
import { connectorCard } from '../connector-paths.ts'
import { useWithToast } from '../use-with-toast.ts'

/** Starts the first refresh of a new connector and shows its card. */
export function useFirstRefresh(organisationId: Id, type: string) {
  const { refresh } = useRefreshAnyConnector(organisationId)
  const [, navigate] = useLocation()
  const start = useCallback(
    async (connector: ClientConnector) => {
      navigate(connectorCard(type, connector.name))
      await refresh(connector)
    },
    [refresh, type, navigate],
  )
  return useWithToast(start)
}
