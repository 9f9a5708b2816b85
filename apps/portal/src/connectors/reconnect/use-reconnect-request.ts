import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ClientConnector, type Id, sameId } from '@tributary/domain'
import { reconnectLinksKey, reconnectLinksQuery } from '@tributary/react'
import { askToReconnect, failureMessage, withdrawReconnectLink } from '@tributary/sdk'
import { reconnectMessages } from '@tributary/sdk/connectors'
import { useToasts } from '@tributary/ui'
import { useClient } from '../../session/use-client.ts'
import { useSubmit } from '../../session/use-submit.ts'

/** The request to someone to reconnect a connector, and the actions on it. */
export function useReconnectRequest(organisationId: Id, { id }: Pick<ClientConnector, 'id'>) {
  const client = useClient()
  const queries = useQueryClient()
  const { show } = useToasts()
  const { data } = useQuery(reconnectLinksQuery(client, organisationId))
  const link = data?.find(({ connectorId }) => sameId(connectorId, id)) ?? null
  const { busy, error, dismissError, run } = useSubmit(failureMessage)
  const params = { orgId: organisationId, id }
  const act = (call: () => Promise<unknown>, done: string, after?: () => void) =>
    run(async () => {
      try {
        await call()
      } finally {
        await queries.invalidateQueries({ queryKey: reconnectLinksKey(organisationId) })
      }
      show({ type: 'success', content: done })
      after?.()
      return null
    })
  return {
    link,
    busy,
    error,
    dismissError,
    ask: (emailAddress: string, after?: () => void) =>
      act(
        () => askToReconnect(client, { params, body: { emailAddress } }),
        reconnectMessages.sent(emailAddress),
        after,
      ),
    withdraw: () => act(() => withdrawReconnectLink(client, { params }), reconnectMessages.withdrawn),
  }
}
