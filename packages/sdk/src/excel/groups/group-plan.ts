import type { AreaGrant, Id, MilestoneGrant, SecurityGroup } from '@tributary/domain'
import { type Plan, planOf } from '../../common/queue/plan.ts'
import { type GroupSelection, grantKey, grantsOf } from './group-grants.ts'

/**
 * A call of the security group wizard. Only `save` contains the group's id. The other calls apply to that
 * group, or to the new one whose id `save` returned.
 */
export type GroupStep = {
  /** Identifies the step in its plan. */
  key: string
} & (
  | {
      kind: 'save'
      /** The group to rename; null for a new one. */
      groupId: Id | null
      /** The name of the group. */
      name: string
    }
  | {
      /** Whether the grant is given or revoked. */
      kind: 'grant-areas' | 'revoke-areas'
      /** The areas and sub-areas. */
      grant: AreaGrant
    }
  | {
      /** Whether the grant is given or revoked. */
      kind: 'grant-milestones' | 'revoke-milestones'
      /** The versions and milestones. */
      grant: MilestoneGrant
    }
)

type KnownGroup = Pick<SecurityGroup, 'id' | 'name' | 'areaGrants' | 'milestoneGrants'>

const missing = <G extends AreaGrant | MilestoneGrant>(grants: readonly G[], others: readonly G[]): G[] => {
  const known = new Set(others.map(grantKey))
  return grants.filter((grant) => !known.has(grantKey(grant)))
}

const changed =
  <K extends GroupStep['kind']>(kind: K) =>
  <G extends AreaGrant | MilestoneGrant>(grant: G) => ({ key: `${kind} ${grantKey(grant)}`, kind, grant })

/**
 * Returns the plan of the wizard's last button: the group itself if it is new or renamed, then additions,
 * then removals. `group` is the current state on the server, including the effects of an earlier partial
 * failure, or null for a new one.
 */
export function groupPlan(
  group: KnownGroup | null,
  name: string,
  selection: GroupSelection,
): Plan<GroupStep> {
  const wanted = grantsOf(selection)
  const had = group ?? { areaGrants: [], milestoneGrants: [] }
  const newName = name.trim()
  return planOf<GroupStep>(
    group?.name === newName ? [] : [{ key: 'save', kind: 'save', groupId: group?.id ?? null, name: newName }],
    [
      ...missing(wanted.areaGrants, had.areaGrants).map(changed('grant-areas')),
      ...missing(wanted.milestoneGrants, had.milestoneGrants).map(changed('grant-milestones')),
    ],
    [
      ...missing(had.areaGrants, wanted.areaGrants).map(changed('revoke-areas')),
      ...missing(had.milestoneGrants, wanted.milestoneGrants).map(changed('revoke-milestones')),
    ],
  )
}
