import type { Id } from '@tributary/domain'
import { linkUserToHelperTable, unlinkUserFromHelperTables } from '@tributary/sdk'
import { excelMessages, userLinkPlan } from '@tributary/sdk/rules'
import { useStructureList } from '../structure-lists.ts'
import { userCall, usersLinkedBy } from './linked-users.ts'
import { type LinkingKind, type LinkTarget, unknownPeople } from './linking-kind.ts'
import { useLinkingList } from './use-linking-list.ts'
import { userSide } from './user-side.ts'

const targetOf = ({ id, name, status = null }: LinkTarget): LinkTarget => ({ id, name, status })

/** Users and the helper tables they are assigned to (connectors spec 2.10). */
export const userHelperTables: LinkingKind = {
  path: '/excel/security/user-helper-tables',
  title: 'Assign Users to Helper Tables',
  words: {
    left: userSide,
    right: {
      one: 'helper table',
      many: 'helper tables',
      heading: 'Helper tables',
      search: 'Search helper tables',
      none: excelMessages.none.helperTables,
    },
    create: 'Create new link',
    back: 'Back to links',
    submit: 'Create Link',
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
    summary: (count) => (count === 1 ? '1 user has helper tables.' : `${count} users have helper tables.`),
  },
  waitsFor: 'a-change',
  usePeople: () => unknownPeople,
  useLeft: usersLinkedBy(({ helperTables }) => ({ linked: helperTables })),
  useRight: (organisationId: Id | undefined) =>
    useLinkingList(useStructureList('helperTables', organisationId), targetOf),
  plan: ({ organisationId, item: { id, links }, wanted }) => {
    const params = { id }
    const sends = {
      link: (helperTableId: Id) => (client, signal) =>
        linkUserToHelperTable(client, { params, body: { helperTableId } }, { signal }),
      unlinkAll: (client, signal) =>
        unlinkUserFromHelperTables(
          client,
          { params, query: { orgId: organisationId }, body: { expected: [...links.ids] } },
          { signal },
        ),
    } satisfies Parameters<typeof userCall>[1]
    return userLinkPlan(id, links.ids, wanted.ids).map((phase) => phase.map((step) => userCall(step, sends)))
  },
}
