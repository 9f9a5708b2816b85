import { useQuery } from '@tanstack/react-query'
import type { Id } from '@tributary/domain'
import { organisationKey, useStickyError } from '@tributary/react'
import { getDatabaseCredentials } from '@tributary/sdk'
import { firstFailure } from '../data/first-failure.ts'
import { useClient } from '../session/use-client.ts'

export const credentialsKey = (organisationId: Id) => organisationKey(organisationId, 'database-credentials')

/** The stored credentials of an organisation, without the password. They are loaded again for every visit. */
export function useStoredCredentials(organisationId: Id) {
  const client = useClient()
  const query = useQuery({
    queryKey: credentialsKey(organisationId),
    queryFn: ({ signal }) => getDatabaseCredentials(client, { params: { id: organisationId } }, { signal }),
    gcTime: 0,
    // Not while a user is filling in the form.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
  })
  const { data, isFetching, refetch } = query
  const error = useStickyError(query)
  return { stored: data, failure: data ? null : firstFailure({ error, isFetching, refetch }) }
}
