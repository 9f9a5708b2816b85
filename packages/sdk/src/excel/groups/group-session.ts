import { type AreaGrant, type MilestoneGrant, type SecurityGroup, sameId } from '@tributary/domain'
import type { Progress } from '../../common/queue/progress.ts'
import { grantKey } from './group-grants.ts'
import type { GroupLists } from './group-index.ts'
import {
  findLostCreation,
  foreignChanges,
  type GroupChanges,
  type GroupContent,
  mergeGroup,
  withSentChanges,
} from './group-merge.ts'
import type { GroupStep } from './group-plan.ts'
import { grantName } from './group-steps.ts'
import { groupsMessages } from './groups.messages.ts'

/** The wizard's view of the server: the group as last seen, and the calls sent since. */
export type GroupSession = {
  /** The group as the server last returned it; null for a new one. */
  known: SecurityGroup | null
  /** The content sent by the last press, whether or not a response confirmed it. */
  sent: GroupContent | null
  /** The groups before the first press. A group that appeared since may be ours. */
  before: readonly SecurityGroup[] | null
}

export const newGroupSession = (group: SecurityGroup | null): GroupSession => ({
  known: group,
  sent: null,
  before: null,
})

export type CheckedGroup = {
  /** The session to continue with. */
  session: GroupSession
  /** Why nothing can be sent now. Null if it can. */
  notice: string | null
  /** The content the wizard continues with. */
  joined: GroupContent
}

/** Compares the wizard's state with the current groups before anything is sent. */
export function checkGroup(
  { known, sent, before }: GroupSession,
  groups: readonly SecurityGroup[],
  wanted: GroupContent,
  lists: GroupLists,
): CheckedGroup {
  if (!known) {
    const created = sent && before ? findLostCreation(before, groups, sent.name) : null
    return { session: { known: created, sent: null, before: before ?? groups }, notice: null, joined: wanted }
  }
  const current = groups.find(({ id }) => sameId(id, known.id))
  if (!current) {
    const session = { known: null, sent: null, before: groups }
    return { session, notice: groupsMessages.deletedMeanwhile, joined: wanted }
  }
  const opened = sent ? withSentChanges(known, current, sent) : known
  const foreign = foreignChanges({ opened, current, wanted })
  const session = { known: current, sent: null, before }
  if (!foreign) return { session, notice: null, joined: wanted }
  return {
    session,
    notice: groupsMessages.changedMeanwhile(inWords(foreign, lists), groupsMessages.save),
    joined: mergeGroup({ opened, current, wanted }),
  }
}

const inWords = ({ renamed, added, removed }: GroupChanges, lists: GroupLists) => ({
  renamed,
  added: added.map((grant) => grantName(grant, lists)),
  removed: removed.map((grant) => grantName(grant, lists)),
})

/** Returns the session after a run. Confirmed steps become part of the group. */
export function withFinishedSteps(session: GroupSession, { items }: Progress<GroupStep>): GroupSession {
  const { known } = session
  if (!known) return session
  const [areaGrants, milestoneGrants] = [[...known.areaGrants], [...known.milestoneGrants]]
  const revoked = new Set<string>()
  for (const { step, state } of items) {
    if (state !== 'done' || step.kind === 'save') continue
    if (step.kind === 'grant-areas') areaGrants.push(step.grant)
    else if (step.kind === 'grant-milestones') milestoneGrants.push(step.grant)
    else revoked.add(grantKey(step.grant))
  }
  // A run grants before it revokes, and never grants and revokes the same item.
  const stays = (grant: AreaGrant | MilestoneGrant) => !revoked.has(grantKey(grant))
  const left = { areaGrants: areaGrants.filter(stays), milestoneGrants: milestoneGrants.filter(stays) }
  return { ...session, known: { ...known, ...left } }
}
