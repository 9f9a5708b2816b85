import { useQuery } from '@tanstack/react-query'
import type { Id } from '@tributary/domain'
import { customSourceKey, refetchAlways, useStickyError } from '@tributary/react'
import { getCustomSource, isSdkError } from '@tributary/sdk'
import { firstFailure } from '../data/first-failure.ts'
import { useClient } from '../session/use-client.ts'

/** A custom source with its text. `missing` is true if it does not exist, or no longer. */
export function useSource(organisationId: Id, sourceId: string) {
  const client = useClient()
  const query = useQuery({
    queryKey: customSourceKey(organisationId, sourceId),
    queryFn: ({ signal }) =>
      getCustomSource(client, { params: { orgId: organisationId, sourceId } }, { signal }),
    ...refetchAlways,
  })
  const { data: source, error, isFetching, refetch } = query
  const missing = isSdkError(error) && error.statusCode === 404
  return { source, missing, failure: firstFailure({ error: useStickyError(query), isFetching, refetch }) }
}
