import type { Id } from '@tributary/domain'
import type { Client } from '../../client/client.ts'
import { failureMessage } from '../../client/failure-message.ts'
import { isolated } from '../../common/language/isolated.ts'
import type { Progress } from '../../common/queue/progress.ts'
import { createQueue } from '../../common/queue/queue.ts'
import { type BannerText, groupError } from '../structure/structure-error.ts'
import { selectionOf } from './group-grants.ts'
import type { GroupLists } from './group-index.ts'
import type { GroupContent } from './group-merge.ts'
import { type GroupStep, groupPlan } from './group-plan.ts'
import type { GroupSession } from './group-session.ts'
import { grantName } from './group-steps.ts'
import {
  grantAreas,
  grantMilestones,
  revokeAreas,
  revokeMilestones,
  saveSecurityGroup,
} from './groups.calls.ts'
import { groupsMessages } from './groups.messages.ts'

/** The server rejected the group itself, which has separate messages. */
class GroupRefused extends Error {}

/** Returns the calls that turn a group into the wanted one. `known` is null for a new group. */
export const groupSessionPlan = (known: GroupSession['known'], wanted: GroupContent) =>
  groupPlan(known, wanted.name, selectionOf(wanted))

/** Sends the missing changes, and records in the session what was sent and the resulting group. */
export function groupQueue(client: Client, organisationId: Id, session: GroupSession, wanted: GroupContent) {
  session.sent = { ...wanted, name: wanted.name.trim() }
  const plan = groupSessionPlan(session.known, wanted)
  const run = async (step: GroupStep, signal: AbortSignal) => {
    if (step.kind === 'save') return save(client, organisationId, session, step, signal)
    // The plan saves the group before it grants anything.
    const groupId = session.known?.id ?? ''
    switch (step.kind) {
      case 'grant-areas':
        return grantAreas(client, { body: { groupId, grant: step.grant } }, { signal })
      case 'revoke-areas':
        return revokeAreas(client, { body: { groupId, grant: step.grant } }, { signal })
      case 'grant-milestones':
        return grantMilestones(client, { body: { groupId, grant: step.grant } }, { signal })
      default:
        return revokeMilestones(client, { body: { groupId, grant: step.grant } }, { signal })
    }
  }
  const explain = (error: unknown) =>
    error instanceof GroupRefused ? groupError(error.cause) : failureMessage(error)
  return createQueue(plan, run, { explain })
}

async function save(
  client: Client,
  organisationId: Id,
  session: GroupSession,
  { groupId, name }: Extract<GroupStep, { kind: 'save' }>,
  signal: AbortSignal,
): Promise<void> {
  const { known } = session
  const seen = known && groupId !== null ? { id: groupId, expected: { name: known.name } } : {}
  const body = { name, organisationId, ...seen }
  const { data } = await saveSecurityGroup(client, { body }, { signal }).catch((cause: unknown) => {
    throw new GroupRefused('refused', { cause })
  })
  session.known = known ? { ...known, name: data.name } : data
}

/** Returns the failed steps by name and their count. If the group itself was rejected, only that error. */
export function groupFailures(
  end: Progress<GroupStep>,
  lists: GroupLists,
): { problems: BannerText | null; failed: number } {
  const failures = end.items.filter(({ state }) => state === 'failed')
  const [group] = failures.filter(({ step }) => step.kind === 'save')
  if (group) return { problems: { heading: null, messages: [group.message] }, failed: 0 }
  const messages = failures.map(({ step, message }) =>
    step.kind === 'save' ? message : `${isolated(grantName(step.grant, lists))}: ${isolated(message)}`,
  )
  if (messages.length === 0) return { problems: null, failed: 0 }
  return { problems: { heading: groupsMessages.failed(end.failed, end.total), messages }, failed: end.failed }
}
