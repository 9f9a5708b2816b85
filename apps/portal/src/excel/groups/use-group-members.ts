import { type Id, type SecurityGroup, sameId } from '@tributary/domain'
import { countedNoun } from '@tributary/sdk/excel'
import { userName } from '@tributary/sdk/users'
import type { GroupMembers } from '@tributary/ui'
import { useMemo } from 'react'
import { useUserList } from '../../users/use-user-list.ts'
import { impactsOf } from '../structure/impacts-of.ts'
import type { Impacts } from '../structure/RemoveThing.tsx'

/** Who is assigned to each group, once the users are there; and whom deleting a group is about. */
export function useGroupMembers(organisationId: Id) {
  const users = useUserList(organisationId)
  const members = useMemo<GroupMembers | undefined>(() => {
    if (!users.data) return undefined
    const found = new Map<string, string[]>()
    for (const user of users.data) {
      for (const { id } of user.groups)
        found.set(String(id), [...(found.get(String(id)) ?? []), userName(user)])
    }
    return found
  }, [users.data])
  const impactsOn = (group: SecurityGroup): Impacts =>
    impactsOf(users, (all) => {
      const names = all.filter(({ groups }) => groups.some(({ id }) => sameId(id, group.id))).map(userName)
      return names.length === 0 ? [] : [{ label: countedNoun(names.length, 'user'), names }]
    })
  return { members, impactsOn }
}
