import { useQuery } from '@tanstack/react-query'
import type { Id } from '@tributary/domain'
import { alertChannelsKey, refetchAlways, useStickyError } from '@tributary/react'
import { listAlertChannels } from '@tributary/sdk'
import { firstFailure } from '../data/first-failure.ts'
import { useClient } from '../session/use-client.ts'

/** The alert channels of an organisation, by name. */
export function useAlertChannels(organisationId: Id) {
  const client = useClient()
  const query = useQuery({
    queryKey: alertChannelsKey(organisationId),
    queryFn: ({ signal }) => listAlertChannels(client, { params: { orgId: organisationId } }, { signal }),
    ...refetchAlways,
  })
  const { data: channels, isFetching, refetch } = query
  return { channels, failure: firstFailure({ error: useStickyError(query), isFetching, refetch }) }
}
