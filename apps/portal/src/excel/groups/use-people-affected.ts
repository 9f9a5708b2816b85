import { accessChange, type Id, type SecurityGroup, withGroup } from '@tributary/domain'
import type { GroupContent, GroupLists } from '@tributary/sdk/rules'
import { useMemo } from 'react'
import { useUserList } from '../../users/use-user-list.ts'
import { useStructureList } from '../structure-lists.ts'

/** How many people would see something else if the group were saved like this; undefined while that is not known. */
export function usePeopleAffected(
  group: SecurityGroup | null,
  { areaGrants, milestoneGrants }: GroupContent,
  { areas, subareas, versions }: GroupLists,
  organisationId: Id,
): number | undefined {
  const { data: users } = useUserList(organisationId)
  const { data: groups } = useStructureList('groups', organisationId)
  const now = useMemo(
    () => users && groups && { areas, subareas, versions, groups, users, entities: [], helperTables: [] },
    [areas, subareas, versions, groups, users],
  )
  return useMemo(() => {
    // Nobody is assigned to a new group yet.
    if (!group || !now) return undefined
    return accessChange(now, withGroup(now, { ...group, areaGrants, milestoneGrants })).length
  }, [group, now, areaGrants, milestoneGrants])
}
