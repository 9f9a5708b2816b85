import { useQuery } from '@tanstack/react-query'
import type { Id } from '@tributary/domain'
import { organisationKey, refetchAlways, useStickyError } from '@tributary/react'
import { listWebhooks } from '@tributary/sdk'
import { firstFailure } from '../data/first-failure.ts'
import { useClient } from '../session/use-client.ts'

export const webhooksKey = (organisationId: Id) => organisationKey(organisationId, 'webhooks')

/** The webhooks of an organisation, by name. */
export function useWebhooks(organisationId: Id | undefined) {
  const client = useClient()
  const query = useQuery({
    queryKey: webhooksKey(organisationId ?? ''),
    queryFn: ({ signal }) => listWebhooks(client, { params: { orgId: organisationId ?? '' } }, { signal }),
    ...refetchAlways,
    enabled: organisationId !== undefined,
  })
  const { data: webhooks, isFetching, refetch } = query
  return { webhooks, failure: firstFailure({ error: useStickyError(query), isFetching, refetch }) }
}
