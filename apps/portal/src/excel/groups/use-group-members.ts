import type { Id } from '@tributary/domain'
import { useUsers } from '@tributary/react'
import { nouns } from '@tributary/sdk/common'
import { userName } from '@tributary/sdk/users'
import type { GroupMembers } from '@tributary/ui'
import { useMemo } from 'react'
import type { Impacts } from '../structure/ConfirmRemoval.tsx'

/** The names of the users in each group, once the users are loaded; and what deleting a group affects. */
export function useGroupMembers(organisationId: Id) {
  const { data: users, error } = useUsers(organisationId)
  const members = useMemo<GroupMembers | undefined>(() => {
    if (!users) return undefined
    const found = new Map<string, string[]>()
    for (const user of users) {
      for (const { id } of user.groups)
        found.set(String(id), [...(found.get(String(id)) ?? []), userName(user)])
    }
    return found
  }, [users])
  const impactsOn = ({ id }: { id: Id }): Impacts => {
    if (!members) return error ? 'failed' : 'unknown'
    const names = [...(members.get(String(id)) ?? [])]
    return names.length === 0 ? [] : [{ label: nouns.user.counted(names.length), names }]
  }
  return { members, impactsOn }
}
