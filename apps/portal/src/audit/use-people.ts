import type { AuditEntry, Id, Named } from '@tributary/domain'
import { useUsers } from '@tributary/react'
import { sortedByName } from '@tributary/sdk/common'
import { userName } from '@tributary/sdk/users'
import { useMemo } from 'react'

/** The members of the organisation, and everyone else who made one of the entries, such as service accounts. */
export function usePeople(
  organisationId: Id | undefined,
  entries: readonly AuditEntry[] | undefined,
): readonly Named[] {
  const { data: members } = useUsers(organisationId)
  return useMemo(() => {
    const people = new Map<string, Named>()
    for (const { actor } of entries ?? [])
      if (actor?.id != null) people.set(String(actor.id), { id: actor.id, name: actor.name })
    for (const member of members ?? [])
      people.set(String(member.id), { id: member.id, name: userName(member) })
    return sortedByName([...people.values()])
  }, [members, entries])
}
