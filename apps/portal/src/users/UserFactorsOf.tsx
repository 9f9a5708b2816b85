import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Id, SessionUser, User } from '@tributary/domain'
import { userFactorsKey, useStickyError } from '@tributary/react'
import { failureMessage, getUserFactors, resetUserFactors } from '@tributary/sdk'
import { isOwnAccount, usersMessages } from '@tributary/sdk/users'
import { LoadError, UserFactors, useToasts } from '@tributary/ui'
import { firstFailure } from '../data/first-failure.ts'
import { useClient } from '../session/use-client.ts'
import { useSubmit } from '../session/use-submit.ts'

type EditedUser = { user: User; organisationId: Id }

/** The authenticator apps of the user in the form. Users manage their own in the profile. */
export const UserFactorsOf = ({ viewer, ...edited }: EditedUser & { viewer: SessionUser }) =>
  isOwnAccount(viewer, edited.user) ? null : <Factors {...edited} />

function Factors({ user, organisationId }: EditedUser) {
  const { factors, reset, busy, failure } = useUserFactors(user, organisationId)
  if (failure) return <LoadError things={usersMessages.factors.heading} {...failure} />
  return (
    factors && (
      <UserFactors factors={factors} busy={busy} onReset={user.belongsElsewhere ? undefined : reset} />
    )
  )
}

function useUserFactors({ id }: User, organisationId: Id) {
  const client = useClient()
  const queries = useQueryClient()
  const { show } = useToasts()
  const queryKey = userFactorsKey(organisationId, id)
  const about = { params: { id: String(id) }, query: { orgId: organisationId } }
  const query = useQuery({ queryKey, queryFn: ({ signal }) => getUserFactors(client, about, { signal }) })
  const { run, busy } = useSubmit((error) => {
    show({ type: 'error', content: failureMessage(error) })
    return null
  })
  const reset = () =>
    run(async () => {
      await resetUserFactors(client, about)
      show({ type: 'success', content: usersMessages.factors.done })
      await queries.invalidateQueries({ queryKey })
      return null
    })
  const { data, isFetching, refetch } = query
  const failure = firstFailure({ error: useStickyError(query), isFetching, refetch })
  return { factors: data, reset, busy, failure: data ? null : failure }
}
