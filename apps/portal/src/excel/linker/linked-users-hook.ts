import type { Id, Named, User } from '@tributary/domain'
import { useUsers } from '@tributary/react'
import { userName } from '@tributary/sdk/users'
import type { LinkedItem } from './linking-kind.ts'
import { useLinkingList } from './use-linking-list.ts'

type LinksOf = (user: User) => { linked: readonly Named[]; later?: boolean }

/** Makes a hook that lists the users of an organisation on the left of a linking screen, with the links of each. */
export function linkedUsersHook(linksOf: LinksOf, useMembers: typeof useUsers = useUsers) {
  const itemOf = (user: User): LinkedItem => {
    const { linked, later = false } = linksOf(user)
    return {
      id: user.id,
      name: userName(user),
      detail: user.emailAddress,
      status: user.status,
      links: { ids: linked.map(({ id }) => id), later },
      linked,
    }
  }
  return (organisationId: Id | undefined) => useLinkingList(useMembers(organisationId), itemOf)
}
