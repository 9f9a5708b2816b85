import type { Id, Named, User } from '@tributary/domain'
import type { Client } from '@tributary/sdk'
import { excelMessages, type UserLinkStep, userLinkPlan } from '@tributary/sdk/excel'
import type { useUserList } from '../../users/use-user-list.ts'
import { usersLinkedBy } from './linked-users.ts'
import { type LinkCall, type LinkingKind, type PlanFacts, unknownPeople } from './linking-kind.ts'
import { userSide } from './user-side.ts'

/** Whose links are meant, and how they are sent. */
type Sent = { client: Client; signal: AbortSignal; organisationId: Id; userId: Id }

/** What differs between the screens that assign something to users (connectors spec 2.8, 2.10 and 2.13). */
export type UserAssignments = Pick<LinkingKind, 'path' | 'title' | 'root' | 'namesShown' | 'useRight'> & {
  right: LinkingKind['words']['right']
  /** What the buttons speak of: "Create new assignment", "Back to assignments" and "Assign", or links. */
  buttons: 'assignment' | 'link'
  failed?: string
  /** What of it a user has. */
  linked: (user: User) => readonly Named[]
  /** The members, where another list than the users' own tells of these links. */
  useMembers?: typeof useUserList
  link: (sent: Sent, id: Id) => Promise<unknown>
  /** Ends all links, while they are those that were seen. */
  unlinkAll: (sent: Sent, expected: Id[]) => Promise<unknown>
}

const buttonWords = {
  assignment: { create: 'Create new assignment', back: 'Back to assignments', submit: 'Assign' },
  link: { create: 'Create new link', back: 'Back to links', submit: 'Create Link' },
} as const

/** A linking screen of users and what they are assigned to: what goes is deleted with the rest, which is posted anew. */
export function userAssignments(its: UserAssignments): LinkingKind {
  const { right, buttons, failed, linked, useMembers, link, unlinkAll, ...kind } = its
  return {
    ...kind,
    words: {
      ...buttonWords[buttons],
      ...{ left: userSide, right, ...(failed !== undefined && { failed }) },
      newTitle: 'New assignment',
      editTitle: 'Edit assignment',
      choose: 'Choose a user first.',
      verb: 'Assign',
      linkedTo: excelMessages.assignedTo,
      nothing: excelMessages.notAssigned,
      every: '',
      unlink: 'Unassign',
      unlinked: (name) => `${name} unassigned`,
      question: null,
      saved: excelMessages.assignmentSaved,
      summary: (count) => `${count === 1 ? '1 user has' : `${count} users have`} ${right.many}.`,
    },
    waitsFor: 'a-change',
    usePeople: () => unknownPeople,
    useLeft: usersLinkedBy((user) => ({ linked: linked(user) }), useMembers),
    plan: (facts) => {
      const { item, wanted } = facts
      const phases = userLinkPlan(item.id, item.links.ids, wanted.ids)
      return phases.map((phase) => phase.map((step) => callOf(step, facts, { link, unlinkAll })))
    },
  }
}

function callOf(
  step: UserLinkStep,
  { organisationId, item }: PlanFacts,
  { link, unlinkAll }: Pick<UserAssignments, 'link' | 'unlinkAll'>,
): LinkCall {
  const { key } = step
  const sent = (client: Client, signal: AbortSignal) => ({ client, signal, organisationId, userId: item.id })
  if (step.kind === 'unlink-all')
    return {
      ...{ key, verb: 'unlink', about: null, effect: { kind: 'unlink-all' } },
      send: (client, signal) => unlinkAll(sent(client, signal), [...item.links.ids]),
    }
  const { id } = step
  return {
    ...{ key, verb: 'link', about: id, effect: { kind: 'link', id } },
    send: (client, signal) => link(sent(client, signal), id),
  }
}
