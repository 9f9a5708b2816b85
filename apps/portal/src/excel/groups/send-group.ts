import type { Id, SecurityGroup } from '@tributary/domain'
import type { Client } from '@tributary/sdk'
import {
  type BannerText,
  checkGroup,
  type GroupDraft,
  type GroupLists,
  type GroupSession,
  groupFailures,
  groupQueue,
  groupsMessages,
  withFinishedSteps,
} from '@tributary/sdk/excel'

export type GroupToSend = {
  organisationId: Id
  /** The results of earlier attempts. */
  session: GroupSession
  /** The wizard was opened for a new group. */
  isNew: boolean
  draft: GroupDraft
  lists: GroupLists
  /** Requests the groups as they are now. */
  loadGroups: () => Promise<readonly SecurityGroup[]>
}

export type SendEvents = {
  /** Called before the first call, with how to stop. */
  onStart: (stop: () => void) => void
  onProgress: (progress: { done: number; total: number }) => void
}

/**
 * The result of an attempt, with the state after it:
 * - `changed`: another user changed or deleted the group, so nothing was sent. `draft` includes their change.
 * - `failed`: some calls failed. The next attempt sends only those that are missing.
 */
export type SendEnd = { session: GroupSession } & (
  | { state: 'saved'; message: string }
  | { state: 'changed'; notice: string; draft: GroupDraft }
  | { state: 'failed'; problems: BannerText | null; failed: number }
)

/** Saves a security group and its grants. Rejects if the groups cannot be requested: then nothing was sent. */
export async function sendGroup(client: Client, group: GroupToSend, events: SendEvents): Promise<SendEnd> {
  const { organisationId, draft, lists } = group
  const wanted = { ...draft, name: draft.name.trim() }
  const { session, notice, joined } = checkGroup(group.session, await group.loadGroups(), wanted, lists)
  if (notice !== null) return { state: 'changed', session, notice, draft: { ...draft, ...joined } }
  const isNew = group.isNew || session.known === null
  const queue = groupQueue(client, organisationId, session, wanted)
  events.onStart(queue.stop)
  const unsubscribe = queue.subscribe(() => events.onProgress(queue.getSnapshot()))
  const end = await queue.start()
  unsubscribe()
  const sent = withFinishedSteps(session, end)
  if (end.state !== 'done') return { state: 'failed', session: sent, ...groupFailures(end, lists) }
  const message = isNew ? groupsMessages.wasCreated(wanted.name) : groupsMessages.wasSaved(wanted.name)
  return { state: 'saved', session: sent, message }
}
