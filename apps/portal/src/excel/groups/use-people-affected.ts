import {
  type AccessDifference,
  accessChange,
  type Id,
  type SecurityGroup,
  withGroup,
} from '@tributary/domain'
import type { GroupContent, GroupLists } from '@tributary/sdk/excel'
import { useMemo } from 'react'
import { useUserList } from '../../users/use-user-list.ts'
import { useStructureList } from '../structure/structure-lists.ts'

/** Nobody is assigned to a new group yet. */
const nobody: readonly AccessDifference[] = []

/**
 * What each person would see more and less if the group were saved like this, nobody for a new group; undefined while
 * that is not known.
 */
export function usePeopleAffected(
  group: SecurityGroup | null,
  { areaGrants, milestoneGrants }: GroupContent,
  { areas, subareas, versions }: GroupLists,
  organisationId: Id,
): readonly AccessDifference[] | undefined {
  const { data: users } = useUserList(organisationId)
  const { data: groups } = useStructureList('groups', organisationId)
  const now = useMemo(
    () => users && groups && { areas, subareas, versions, groups, users, entities: [], helperTables: [] },
    [areas, subareas, versions, groups, users],
  )
  return useMemo(() => {
    if (!group) return nobody
    if (!now) return undefined
    return accessChange(now, withGroup(now, { ...group, areaGrants, milestoneGrants }))
  }, [group, now, areaGrants, milestoneGrants])
}
