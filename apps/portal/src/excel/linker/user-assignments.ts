import type { Id, Named, User } from '@tributary/domain'
import type { useUsers } from '@tributary/react'
import type { Client } from '@tributary/sdk'
import { excelMessages, type LinkState, type UserLinkStep, userLinkPlan } from '@tributary/sdk/excel'
import { linkedUsersHook } from './linked-users-hook.ts'
import { linkerText } from './linker.messages.ts'
import { type LinkCall, type LinkingKind, type PlanFacts, unknownPeople } from './linking-kind.ts'
import { userSide } from './user-side.ts'

/** The user whose links change, and the client that sends the calls. */
type Request = { client: Client; signal: AbortSignal; organisationId: Id; userId: Id }

/** Everything that differs between the screens that assign items to users. */
export type UserAssignments = Pick<LinkingKind, 'path' | 'title' | 'root' | 'namesShown' | 'useRight'> & {
  right: LinkingKind['words']['right']
  /** The noun on the buttons: "Create new assignment" or "Create new link". */
  buttons: 'assignment' | 'link'
  /** Beneath the heading of the list: how many users have items. */
  summary: (count: number) => string
  failed?: string | undefined
  /** The list of the items, if they grant access in Excel. */
  grants?: 'groups' | 'helperTables'
  /** The items that a user has. */
  linked: (user: User) => readonly Named[]
  /** The list of users with these links, if it is not the list of users itself. */
  useMembers?: typeof useUsers
  link: (request: Request, id: Id) => Promise<unknown>
  /** Removes all links. The server refuses if they are no longer as `expected`. */
  unlinkAll: (request: Request, expected: Id[]) => Promise<unknown>
}

const buttonWords = {
  assignment: {
    get create() {
      return linkerText.createNewAssignment
    },
    get back() {
      return linkerText.backToAssignments
    },
    get submit() {
      return linkerText.assign
    },
  },
  link: {
    get create() {
      return linkerText.createNewLink
    },
    get back() {
      return linkerText.backToLinks
    },
    get submit() {
      return linkerText.createLink
    },
  },
} as const

/**
 * A linking screen of users and the items assigned to them. The API cannot remove a single link: a save removes all links
 * and adds those that stay.
 */
export function userAssignments(assignments: UserAssignments): LinkingKind {
  const {
    grants,
    right,
    buttons,
    summary,
    linked,
    useMembers,
    link,
    unlinkAll,
    path,
    root,
    namesShown,
    useRight,
  } = assignments
  return {
    ...{ path, useRight, ...(root && { root }), ...(namesShown && { namesShown }) },
    get title() {
      return assignments.title
    },
    words: {
      ...{ left: userSide, right },
      get create() {
        return buttonWords[buttons].create
      },
      get back() {
        return buttonWords[buttons].back
      },
      get submit() {
        return buttonWords[buttons].submit
      },
      get failed() {
        return assignments.failed
      },
      get newTitle() {
        return linkerText.newAssignment
      },
      get editTitle() {
        return linkerText.editAssignment
      },
      get choose() {
        return linkerText.chooseAUserFirst
      },
      verb: 'Assign',
      get linkedTo() {
        return excelMessages.assignedTo
      },
      get nothing() {
        return excelMessages.notAssigned
      },
      every: '',
      get unlink() {
        return linkerText.unassign
      },
      unlinked: (name) => linkerText.unassigned(name),
      question: null,
      get saved() {
        return excelMessages.assignmentSaved
      },
      summary,
    },
    waitsFor: 'a-change',
    usePeople: () => unknownPeople,
    ...(grants && {
      editOf: (userId: Id, { ids }: LinkState) => ({
        ...{ kind: 'link-user' as const, userId, list: grants, ids },
        later: false,
      }),
    }),
    useLeft: linkedUsersHook((user) => ({ linked: linked(user) }), useMembers),
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
  const requestOf = (client: Client, signal: AbortSignal) => ({
    client,
    signal,
    organisationId,
    userId: item.id,
  })
  if (step.kind === 'unlink-all')
    return {
      ...{ key, verb: 'unlink', about: null, effect: { kind: 'unlink-all' } },
      send: (client, signal) => unlinkAll(requestOf(client, signal), [...item.links.ids]),
    }
  const { id } = step
  return {
    ...{ key, verb: 'link', about: id, effect: { kind: 'link', id } },
    send: (client, signal) => link(requestOf(client, signal), id),
  }
}
