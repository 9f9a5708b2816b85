import { useQuery } from '@tanstack/react-query'
import { can, type Id, type SessionUser, type User } from '@tributary/domain'
import { userIdentitiesKey, useStickyError } from '@tributary/react'
import { listUserIdentities, removeUserIdentity } from '@tributary/sdk'
import { isOwnAccount } from '@tributary/sdk/users'
import { LoadError, UserIdentities } from '@tributary/ui'
import { useIdentityRemoval } from '../account/profile/use-identity-removal.ts'
import { firstFailure } from '../data/first-failure.ts'
import { useClient } from '../session/use-client.ts'
import { usersText } from './users.messages.ts'

type EditedUser = { user: User; organisationId: Id }

/** The linked identities of the user in the form. Users remove their own in the profile. */
export const UserIdentitiesOf = ({ viewer, ...edited }: EditedUser & { viewer: SessionUser }) =>
  isOwnAccount(viewer, edited.user) || !can(viewer, 'users.see-sign-in-methods') ? null : (
    <Identities {...edited} />
  )

function Identities({ user, organisationId }: EditedUser) {
  const { identities, remove, failure } = useUserIdentities(user, organisationId)
  if (failure) return <LoadError things={usersText.signInProviders} {...failure} />
  return (
    identities && (
      <UserIdentities identities={identities} onRemove={user.belongsElsewhere ? undefined : remove} />
    )
  )
}

function useUserIdentities({ id }: User, organisationId: Id) {
  const client = useClient()
  const queryKey = userIdentitiesKey(organisationId, id)
  const about = { params: { id: String(id) }, query: { orgId: organisationId } }
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => listUserIdentities(client, about, { signal }),
  })
  const { remove, withoutRemoved } = useIdentityRemoval(queryKey, (identityId) =>
    removeUserIdentity(client, { ...about, params: { ...about.params, identityId } }),
  )
  const { data, isFetching, refetch } = query
  const failure = firstFailure({ error: useStickyError(query), isFetching, refetch })
  return { identities: data && withoutRemoved(data), remove, failure: data ? null : failure }
}
