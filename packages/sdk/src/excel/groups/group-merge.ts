import { type AreaGrant, type Id, type MilestoneGrant, type SecurityGroup, sameId } from '@tributary/domain'
import { grantKey } from './group-grants.ts'

/** The fields of a group that the wizard changes. */
export type GroupContent = Pick<SecurityGroup, 'name' | 'areaGrants' | 'milestoneGrants'>

/** The differences between two contents of a group: a new name or null, and added and removed grants. */
export type GroupChanges = {
  /** The new name; null if it has not changed. */
  renamed: string | null
  /** The grants that only the later content has. */
  added: readonly (AreaGrant | MilestoneGrant)[]
  /** The grants that only the earlier content has. */
  removed: readonly (AreaGrant | MilestoneGrant)[]
}

type Grant = AreaGrant | MilestoneGrant

const allOf = ({ areaGrants, milestoneGrants }: GroupContent): Grant[] => [...areaGrants, ...milestoneGrants]

const keysIn = (grants: readonly Grant[]): Set<string> => new Set(grants.map(grantKey))

const beyond = <G extends Grant>(grants: readonly G[], others: readonly Grant[]): G[] => {
  const known = keysIn(others)
  return grants.filter((grant) => !known.has(grantKey(grant)))
}

/** Returns the changes that turn one content of a group into another. */
export const groupChanges = (from: GroupContent, to: GroupContent): GroupChanges => ({
  renamed: from.name === to.name ? null : to.name,
  added: beyond(allOf(to), allOf(from)),
  removed: beyond(allOf(from), allOf(to)),
})

/** Three versions of a group: when the wizard was opened, on the server now, and as the user wants it. */
export type GroupMerge = { opened: GroupContent; current: GroupContent; wanted: GroupContent }

/**
 * Returns what other users have changed since the wizard was opened, except changes the user wants as well.
 * Null if nothing. Show it before sending, because the user has not seen it.
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
 * Merges the user's changes with those of other users. Each grant, and the name, comes from the side that
 * changed it. If both changed the name, the user's name wins.
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
 * Returns the opened group with the sent fields as the server has them now. Our own calls then do not look
 * like another user's changes, even if their responses were lost.
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
 * Finds the group that we created although the response was lost: the only new group with that name and
 * without grants. Null if there is none.
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
