import { useStructureList } from '@tributary/react'
import { linkUserToGroup, unlinkUserFromGroups } from '@tributary/sdk'
import { nouns } from '@tributary/sdk/common'
import { excelMessages } from '@tributary/sdk/excel'
import { linkerText } from './linker.messages.ts'
import type { LinkTarget } from './linking-kind.ts'
import { useLinkingList } from './use-linking-list.ts'
import { userAssignments } from './user-assignments.ts'

const targetOf = ({ id, name, status = null }: LinkTarget): LinkTarget => ({ id, name, status })

/** Users and the security groups they are assigned to. */
export const userGroups = userAssignments({
  path: '/excel/security/user-security-groups',
  get title() {
    return linkerText.assignUsersToSecurityGroups
  },
  right: {
    noun: nouns['security group'],
    get heading() {
      return linkerText.securityGroups
    },
    get search() {
      return linkerText.searchSecurityGroups
    },
    get none() {
      return excelMessages.none.groups
    },
  },
  buttons: 'assignment',
  grants: 'groups',
  summary: (count) => linkerText.usersHaveGroups(count),
  linked: ({ groups }) => groups,
  useRight: (organisationId) => useLinkingList(useStructureList('groups', organisationId), targetOf),
  link: ({ client, signal, organisationId, userId: id }, groupId) =>
    linkUserToGroup(client, { params: { id }, body: { organisationId, groupId } }, { signal }),
  unlinkAll: ({ client, signal, organisationId, userId: id }, expected) =>
    unlinkUserFromGroups(
      client,
      { params: { id }, query: { orgId: organisationId }, body: { expected } },
      { signal },
    ),
})
