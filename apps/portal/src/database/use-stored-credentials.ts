import { useQuery } from '@tanstack/react-query'
import type { Id } from '@tributary/domain'
import { getDatabaseCredentials } from '@tributary/sdk'
import { firstFailure } from '../data/first-failure.ts'
import { organisationKey } from '../data/query-keys.ts'
import { useStickyError } from '../data/use-sticky-error.ts'
import { useClient } from '../session/use-client.ts'

export const credentialsKey = (organisationId: Id) => organisationKey(organisationId, 'database-credentials')

/** Where the tables of an organisation go, without the password; asked anew for everybody who opens the page. */
export function useStoredCredentials(organisationId: Id) {
  const client = useClient()
  const query = useQuery({
    queryKey: credentialsKey(organisationId),
    queryFn: ({ signal }) => getDatabaseCredentials(client, { params: { id: organisationId } }, { signal }),
    gcTime: 0,
    // Not behind the back of whoever fills in the form.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
  })
  const { data, isFetching, refetch } = query
  const error = useStickyError(query)
  return { stored: data, failure: data ? null : firstFailure({ error, isFetching, refetch }) }
}
