import { useQuery } from '@tanstack/react-query'
import { identitiesKey, useStickyError } from '@tributary/react'
import { listIdentities, removeIdentity } from '@tributary/sdk'
import { useClient } from '../../session/use-client.ts'
import { useIdentityRemoval } from './use-identity-removal.ts'

/** The user's linked identities, undefined until they are loaded, and how to remove one. */
export function useLinkedIdentities() {
  const client = useClient()
  const query = useQuery({
    queryKey: identitiesKey,
    queryFn: ({ signal }) => listIdentities(client, {}, { signal }),
  })
  const { remove, withoutRemoved } = useIdentityRemoval(identitiesKey, (id) =>
    removeIdentity(client, { params: { id } }),
  )
  const { data, isFetching, refetch } = query
  return {
    identities: data && withoutRemoved(data),
    remove,
    loaded: { error: useStickyError(query), isFetching, refetch },
  }
}
