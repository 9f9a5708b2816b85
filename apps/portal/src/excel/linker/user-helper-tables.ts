import { useStructureList } from '@tributary/react'
import { linkUserToHelperTable, unlinkUserFromHelperTables } from '@tributary/sdk'
import { nouns } from '@tributary/sdk/common'
import { excelMessages } from '@tributary/sdk/excel'
import { linkerText } from './linker.messages.ts'
import type { LinkTarget } from './linking-kind.ts'
import { useLinkingList } from './use-linking-list.ts'
import { userAssignments } from './user-assignments.ts'

const targetOf = ({ id, name, status = null }: LinkTarget): LinkTarget => ({ id, name, status })

/** Users and the helper tables they are assigned to. */
export const userHelperTables = userAssignments({
  path: '/excel/security/user-helper-tables',
  get title() {
    return linkerText.assignUsersToHelperTables
  },
  right: {
    noun: nouns['helper table'],
    get heading() {
      return linkerText.helperTables
    },
    get search() {
      return linkerText.searchHelperTables
    },
    get none() {
      return excelMessages.none.helperTables
    },
  },
  buttons: 'link',
  grants: 'helperTables',
  summary: (count) => linkerText.usersHaveHelperTables(count),
  linked: ({ helperTables }) => helperTables,
  useRight: (organisationId) => useLinkingList(useStructureList('helperTables', organisationId), targetOf),
  link: ({ client, signal, userId: id }, helperTableId) =>
    linkUserToHelperTable(client, { params: { id }, body: { helperTableId } }, { signal }),
  unlinkAll: ({ client, signal, organisationId, userId: id }, expected) =>
    unlinkUserFromHelperTables(
      client,
      { params: { id }, query: { orgId: organisationId }, body: { expected } },
      { signal },
    ),
})
