import type { AreaGrant, MilestoneGrant, SecurityGroup } from '@tributary/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../storage/schema.ts'
import type { ListScope } from '../structure/list-scope.ts'
import { sortedByName } from '../structure/names.ts'
import {
  type AreaGrantRow,
  areaGrantRows,
  type MilestoneGrantRow,
  milestoneGrantRows,
} from './grants.queries.ts'
import { groupRows } from './groups.queries.ts'

/** Security groups with their grants, sorted by name. */
export async function groupsIn(db: Kysely<Database>, scope: ListScope): Promise<SecurityGroup[]> {
  const rows = await groupRows(db, scope)
  const areas = Map.groupBy(await areaGrantRows(db, scope), (grant) => grant.groupId)
  const milestones = Map.groupBy(await milestoneGrantRows(db, scope), (grant) => grant.groupId)
  return sortedByName(rows).map(({ statusId, statusName, ...group }) => ({
    ...group,
    status: { id: statusId, name: statusName },
    areaGrants: (areas.get(group.id) ?? []).flatMap(areaGrantOf),
    milestoneGrants: (milestones.get(group.id) ?? []).map(milestoneGrantOf),
  }))
}

/** Returns the grant of a row; none for a row that names nothing. */
export function areaGrantOf({ areaId, subareaId }: Pick<AreaGrantRow, 'areaId' | 'subareaId'>): AreaGrant[] {
  if (areaId === null) return subareaId === null ? [] : [{ kind: 'whole-subarea', subareaId }]
  return [subareaId === null ? { kind: 'whole-area', areaId } : { kind: 'combination', areaId, subareaId }]
}

/** Returns the grant of a row. */
export const milestoneGrantOf = ({
  versionId,
  milestoneId,
}: Pick<MilestoneGrantRow, 'versionId' | 'milestoneId'>): MilestoneGrant =>
  milestoneId === null ? { kind: 'whole-version', versionId } : { kind: 'milestone', versionId, milestoneId }
