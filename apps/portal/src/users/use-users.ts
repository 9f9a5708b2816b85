import type { Id, Organisation, User } from '@tributary/domain'
import { useUsers as useMemberList, usersKey, useStickyError } from '@tributary/react'
import { deleteUser } from '@tributary/sdk'
import { userSearch } from '@tributary/sdk/common'
import { filterUsers, sortUsers, type UserView, usersMessages } from '@tributary/sdk/users'
import type { LoadErrorProps } from '@tributary/ui'
import { useCallback, useMemo } from 'react'
import { firstFailure } from '../data/first-failure.ts'
import { useRowRemoval } from '../data/use-row-removal.ts'
import { useOrganisations } from '../organisations/use-organisations.ts'
import { useAddressSearch } from '../page/use-search-parameter.ts'
import { useClient } from '../session/use-client.ts'
import { useUserView } from './use-user-view.ts'

/** The state of the users page. */
export type Users =
  | { state: 'loading' }
  | { state: 'without-organisation' }
  | { state: 'failed'; failure: LoadErrorProps }
  | ReadyUsers

export type ReadyUsers = {
  state: 'ready'
  organisation: Organisation
  /** Every member. */
  all: readonly User[]
  /** The members that match the search. */
  found: readonly User[]
  /** The matches that pass the filters, sorted. */
  shown: readonly User[]
  search: string
  clearSearch: () => void
  view: UserView
  setView: (view: UserView) => void
  remove: (user: User) => Promise<void>
}

/** The members of the selected organisation: searched, filtered and sorted by the address. */
export function useUsers(): Users {
  const { organisations, selected, loaded } = useOrganisations()
  const { query, all, remove } = useMembers(selected?.id)
  const { view, setView } = useUserView()
  const { search, clear: clearSearch } = useAddressSearch()
  const { found, shown } = useShown(all, view, search)
  const { isFetching, refetch } = query
  const failure = firstFailure(loaded, { error: useStickyError(query), isFetching, refetch })

  if (organisations?.length === 0) return { state: 'without-organisation' }
  if (!selected || !query.data) return failure ? { state: 'failed', failure } : { state: 'loading' }
  const facts = { organisation: selected, all, found, shown }
  return { state: 'ready', ...facts, search, clearSearch, view, setView, remove }
}

const none: readonly User[] = []

function useMembers(organisationId: Id | undefined) {
  const query = useMemberList(organisationId)
  const { remove, withoutRemoved } = useUserRemoval(organisationId)
  const all = useMemo(() => withoutRemoved(query.data ?? none), [query.data, withoutRemoved])
  return { query, all, remove }
}

function useUserRemoval(organisationId: Id | undefined) {
  const client = useClient()
  const { remove, withoutRemoved } = useRowRemoval<User>(usersKey(organisationId ?? ''))
  const removeUser = useCallback(
    async (user: User) => {
      if (organisationId === undefined) return
      const input = { params: { id: user.id }, query: { orgId: organisationId } }
      await remove(user, { call: () => deleteUser(client, input), done: usersMessages.removed(user) })
    },
    [client, remove, organisationId],
  )
  return { remove: removeUser, withoutRemoved }
}

/** Memoised step by step, because sorting ten thousand names is slow. */
function useShown(all: readonly User[], { status, role, sort, direction }: UserView, search: string) {
  const find = useMemo(() => userSearch(sortUsers(all, { sort, direction })), [all, sort, direction])
  const found = useMemo(() => find(search), [find, search])
  const shown = useMemo(() => filterUsers(found, { status, role }), [found, status, role])
  return { found, shown }
}
