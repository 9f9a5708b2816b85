import {
  type AccessDifference,
  accessChange,
  type Id,
  type SecurityGroup,
  withGroup,
} from '@tributary/domain'
import { useStructureList, useUsers } from '@tributary/react'
import type { GroupContent, GroupLists } from '@tributary/sdk/excel'
import { useMemo } from 'react'

/** A new group has no users yet. */
const none: readonly AccessDifference[] = []

/** What each user gains and loses if the group is saved with this content. Undefined while the lists load. */
export function useAccessDifferences(
  group: SecurityGroup | null,
  { areaGrants, milestoneGrants }: GroupContent,
  { areas, subareas, versions }: GroupLists,
  organisationId: Id,
): readonly AccessDifference[] | undefined {
  const { data: users } = useUsers(organisationId)
  const { data: groups } = useStructureList('groups', organisationId)
  const now = useMemo(
    () => users && groups && { areas, subareas, versions, groups, users, entities: [], helperTables: [] },
    [areas, subareas, versions, groups, users],
  )
  return useMemo(() => {
    if (!group) return none
    if (!now) return undefined
    return accessChange(now, withGroup(now, { ...group, areaGrants, milestoneGrants }))
  }, [group, now, areaGrants, milestoneGrants])
}
