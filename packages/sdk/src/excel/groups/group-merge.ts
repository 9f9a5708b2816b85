import { type AreaGrant, type Id, type MilestoneGrant, type SecurityGroup, sameId } from '@tributary/domain'
import { grantKey } from './group-grants.ts'

/** What the wizard changes about a group. */
export type GroupContent = Pick<SecurityGroup, 'name' | 'areaGrants' | 'milestoneGrants'>

/** What is different about a group: its name when that is another one, and what it may see more and less. */
export type GroupChanges = {
  renamed: string | null
  added: readonly (AreaGrant | MilestoneGrant)[]
  removed: readonly (AreaGrant | MilestoneGrant)[]
}

type Grant = AreaGrant | MilestoneGrant

const allOf = ({ areaGrants, milestoneGrants }: GroupContent): Grant[] => [...areaGrants, ...milestoneGrants]

const keysIn = (grants: readonly Grant[]): Set<string> => new Set(grants.map(grantKey))

const beyond = <G extends Grant>(grants: readonly G[], others: readonly Grant[]): G[] => {
  const known = keysIn(others)
  return grants.filter((grant) => !known.has(grantKey(grant)))
}

/** What it takes from one content of a group to another. */
export const groupChanges = (from: GroupContent, to: GroupContent): GroupChanges => ({
  renamed: from.name === to.name ? null : to.name,
  added: beyond(allOf(to), allOf(from)),
  removed: beyond(allOf(from), allOf(to)),
})

/** Three contents of a group: when the wizard was opened, on the server now, and as somebody wants it. */
export type GroupMerge = { opened: GroupContent; current: GroupContent; wanted: GroupContent }

/**
 * What others have changed since the wizard was opened, apart from what is wanted here anyway; null when nothing. Then
 * sending would be against a group that nobody has seen.
 */
export function foreignChanges({ opened, current, wanted }: GroupMerge): GroupChanges | null {
  const { renamed, added, removed } = groupChanges(opened, current)
  const stillWanted = keysIn(allOf(wanted))
  const foreign = {
    renamed: renamed === wanted.name ? null : renamed,
    added: beyond(added, allOf(wanted)),
    removed: removed.filter((grant) => stillWanted.has(grantKey(grant))),
  }
  const none = foreign.renamed === null && foreign.added.length === 0 && foreign.removed.length === 0
  return none ? null : foreign
}

/**
 * Joins what somebody wants with what others have changed meanwhile: of each grant, and of the name, whoever changed it
 * prevails; where both changed the name, it is the one wanted here.
 */
export const mergeGroup = ({ opened, current, wanted }: GroupMerge): GroupContent => ({
  name: wanted.name === opened.name ? current.name : wanted.name,
  areaGrants: mergeGrants(opened.areaGrants, current.areaGrants, wanted.areaGrants),
  milestoneGrants: mergeGrants(opened.milestoneGrants, current.milestoneGrants, wanted.milestoneGrants),
})

function mergeGrants<G extends Grant>(
  opened: readonly G[],
  current: readonly G[],
  wanted: readonly G[],
): G[] {
  const takenAway = keysIn(beyond(opened, wanted))
  const staying = current.filter((grant) => !takenAway.has(grantKey(grant)))
  return [...staying, ...beyond(beyond(wanted, opened), staying)]
}

/**
 * The group as it was opened, but with what was sent since as the server has it now: what became of calls that were
 * made here is nobody else's change, also where their answers were lost.
 */
export function withSentChanges(
  opened: GroupContent,
  current: GroupContent,
  sent: GroupContent,
): GroupContent {
  const mine = groupChanges(opened, sent)
  const touched = keysIn([...mine.added, ...mine.removed])
  const settle = <G extends Grant>(before: readonly G[], now: readonly G[]): G[] => [
    ...before.filter((grant) => !touched.has(grantKey(grant))),
    ...now.filter((grant) => touched.has(grantKey(grant))),
  ]
  return {
    name: mine.renamed !== null && current.name === mine.renamed ? current.name : opened.name,
    areaGrants: settle(opened.areaGrants, current.areaGrants),
    milestoneGrants: settle(opened.milestoneGrants, current.milestoneGrants),
  }
}

/**
 * The group that a call has created although its answer was lost: the only one of that name that was not there before
 * and is still without grants. Null when there is none.
 */
export function findLostCreation<G extends { id: Id } & GroupContent>(
  before: readonly { id: Id }[],
  now: readonly G[],
  name: string,
): G | null {
  const created = now.filter(
    (group) =>
      group.name === name.trim() &&
      allOf(group).length === 0 &&
      !before.some(({ id }) => sameId(id, group.id)),
  )
  return created.length === 1 ? (created[0] ?? null) : null
}
