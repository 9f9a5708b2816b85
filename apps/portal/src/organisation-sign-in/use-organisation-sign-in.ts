import { useQuery } from '@tanstack/react-query'
import type { Id } from '@tributary/domain'
import { organisationKey, refetchAlways, rolesQuery, useStickyError } from '@tributary/react'
import { getOrganisationSignIn } from '@tributary/sdk'
import { firstFailure } from '../data/first-failure.ts'
import { useClient } from '../session/use-client.ts'

export const signInKey = (organisationId: Id) => organisationKey(organisationId, 'sign-in')

/** The provider and the mail domains of an organisation, and the roles that new members can have. */
export function useOrganisationSignIn(organisationId: Id) {
  const client = useClient()
  const query = useQuery({
    queryKey: signInKey(organisationId),
    queryFn: ({ signal }) => getOrganisationSignIn(client, { params: { orgId: organisationId } }, { signal }),
    ...refetchAlways,
  })
  const roles = useQuery(rolesQuery(client))
  const failure = firstFailure(
    { ...query, error: useStickyError(query) },
    { ...roles, error: useStickyError(roles) },
  )
  return { signIn: query.data, roles: roles.data, failure }
}
