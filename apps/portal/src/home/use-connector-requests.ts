import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ConnectorRequest, type ConnectorType, can, type Id, type SessionUser } from '@tributary/domain'
import { applyWrite, connectorRequestsKey, connectorRequestsQuery, usePending } from '@tributary/react'
import { failureMessage, requestConnector } from '@tributary/sdk'
import { type ConnectorOffer, connectorOffer } from '@tributary/sdk/approvals'
import { useToasts } from '@tributary/ui'
import { useCallback } from 'react'
import { useFormClient } from '../session/use-form-client.ts'

/** The requested connector types, and how to request one. Only for users who cannot set one up. */
export function useConnectorRequests(organisationId: Id | undefined, viewer: SessionUser | null) {
  const client = useFormClient()
  const setsUp = can(viewer, 'connectors.open-manage')
  const { data, isLoading } = useQuery({
    ...connectorRequestsQuery(client, organisationId ?? ''),
    enabled: organisationId !== undefined && !setsUp,
  })
  const { ask, asking } = useAsk(organisationId ?? '')
  const offerOf = ({ type }: ConnectorType): ConnectorOffer =>
    asking(type) ? 'asked' : connectorOffer(type, data ?? [], viewer)
  return { offerOf, ask, loading: isLoading }
}

/** Requests a type. It shows immediately, and is undone with a message when the server refuses. */
function useAsk(organisationId: Id) {
  const client = useFormClient()
  const queries = useQueryClient()
  const { show } = useToasts()
  const { pending, send } = usePending<true>(connectorRequestsKey(organisationId))
  const ask = useCallback(
    ({ type }: ConnectorType) =>
      send(type, true, async () => {
        const input = { params: { orgId: organisationId }, body: { connectorType: type } }
        const { message, data } = await requestConnector(client, input)
        await applyWrite<ConnectorRequest>(queries, connectorRequestsKey(organisationId), (rows) => [
          ...rows,
          data,
        ])
        show({ type: 'success', content: message })
      }).catch((error: unknown) => show({ type: 'error', content: failureMessage(error) })),
    [client, queries, send, show, organisationId],
  )
  return { ask, asking: (type: string) => pending.has(type) }
}
