import { failureMessage, getConnector } from '@tributary/sdk'
import { isAuthorised } from '@tributary/sdk/connectors'
import { useToasts } from '@tributary/ui'
import { useLocation } from 'wouter'
import { useOrganisations } from '../../organisations/use-organisations.ts'
import { useClient } from '../../session/use-client.ts'
import { connectorsText } from '../connectors.messages.ts'
import { useRefreshWithToast } from '../use-refresh-with-toast.ts'
import type { Trip } from './return-trip.ts'

/** Returns a function that leads back to where the user left for a provider, and refreshes the connector if it is connected. */
export function useReturn() {
  const client = useClient()
  const [, navigate] = useLocation()
  const { show } = useToasts()
  const { refresh } = useRefreshWithToast(useOrganisations().selected?.id)
  const resume = async ({ connectorId }: Trip) => {
    const connector = await getConnector(client, { params: { id: connectorId } })
    if (isAuthorised(connector)) refresh(connector)
    else show({ type: 'error', content: connectorsText.stillRefused(connector.name) })
  }
  return (trip: Trip) => {
    navigate(trip.path, { replace: true })
    resume(trip).catch((failure: unknown) => show({ type: 'error', content: failureMessage(failure) }))
  }
}
