import type { Id } from '@tributary/domain'
import { linkUserToGroup, unlinkUserFromGroups } from '@tributary/sdk'
import { excelMessages, userLinkPlan } from '@tributary/sdk/rules'
import { useStructureList } from '../structure-lists.ts'
import { userCall, usersLinkedBy } from './linked-users.ts'
import { type LinkingKind, type LinkTarget, unknownPeople } from './linking-kind.ts'
import { useLinkingList } from './use-linking-list.ts'
import { userSide } from './user-side.ts'

const targetOf = ({ id, name, status = null }: LinkTarget): LinkTarget => ({ id, name, status })

/** Users and the security groups they are assigned to (connectors spec 2.8). */
export const userGroups: LinkingKind = {
  path: '/excel/security/user-security-groups',
  title: 'Assign Users to Security Groups',
  words: {
    left: userSide,
    right: {
      one: 'group',
      many: 'groups',
      heading: 'Security groups',
      search: 'Search security groups',
      none: excelMessages.none.groups,
    },
    create: 'Create new assignment',
    back: 'Back to assignments',
    submit: 'Assign',
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
    summary: (count) => (count === 1 ? '1 user has groups.' : `${count} users have groups.`),
  },
  waitsFor: 'a-change',
  usePeople: () => unknownPeople,
  useLeft: usersLinkedBy(({ groups }) => ({ linked: groups })),
  useRight: (organisationId: Id | undefined) =>
    useLinkingList(useStructureList('groups', organisationId), targetOf),
  plan: ({ organisationId, item: { id, links }, wanted }) => {
    const params = { id }
    const sends = {
      link: (groupId: Id) => (client, signal) =>
        linkUserToGroup(client, { params, body: { organisationId, groupId } }, { signal }),
      unlinkAll: (client, signal) =>
        unlinkUserFromGroups(
          client,
          { params, query: { orgId: organisationId }, body: { expected: [...links.ids] } },
          { signal },
        ),
    } satisfies Parameters<typeof userCall>[1]
    return userLinkPlan(id, links.ids, wanted.ids).map((phase) => phase.map((step) => userCall(step, sends)))
  },
}
