import { useQueryClient } from '@tanstack/react-query'
import type { ClientConnector, Id } from '@tributary/domain'
import { connectorsKey } from '@tributary/react'
import { refreshConnector } from '@tributary/sdk'
import { useCallback } from 'react'
import { useLocation } from 'wouter'
import { useClient } from '../../session/use-client.ts'
import { connectorCard } from '../connector-paths.ts'
import { useWithToast } from '../use-with-toast.ts'

/** Starts the first refresh of a new connector and shows its card. */
export function useFirstRefresh(orgId: Id, type: string) {
  const client = useClient()
  const queries = useQueryClient()
  const [, navigate] = useLocation()
  const start = useCallback(
    async ({ id, name }: ClientConnector) => {
      try {
        await refreshConnector(client, { params: { orgId, id }, body: {} })
      } finally {
        await queries.invalidateQueries({ queryKey: connectorsKey(orgId, type) })
        navigate(connectorCard(type, name))
      }
    },
    [client, queries, orgId, type, navigate],
  )
  return useWithToast(start)
}
