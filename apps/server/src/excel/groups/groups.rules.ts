import { type Id, type SecurityGroup, statusNameOf } from '@tributary/domain'
import type { Author } from '../../audit/audited-transaction.ts'
import { badRequest } from '../../http/http-error.ts'
import type { Services } from '../../services.ts'
import { excelMessages } from '../excel.messages.ts'
import {
  type ExpectedNameAndStatus,
  type ExpectedStatus,
  hasName,
  hasNameAndStatus,
  hasStatus,
} from '../structure/expected-state.ts'
import { findStatus } from '../structure/find-status.ts'
import { changeRowStatus, insertRow } from '../structure/named-rows.queries.ts'
import { createItem, deleteItem, updateItem } from '../structure/structure-crud.ts'
import { type ItemChange, type NewItem, type StructureKind, statusFact } from '../structure/structure-kind.ts'
import { changeName } from '../structure/write-names.ts'
import { groupMembers } from './group-members.queries.ts'
import { groupsIn } from './groups.read.ts'

type GroupName = { name: string }
type GroupNameChange = ItemChange<GroupName> & GroupName

/** Name and status of a security group are changed by separate calls; this one changes the name. */
export const groupKind: StructureKind<SecurityGroup, NewItem, GroupNameChange, GroupName> = {
  table: 'security_groups',
  read: groupsIn,
  facts: (group) => ({ name: group.name, ...statusFact(group) }),
  insert: (trx, row) => insertRow(trx, 'security_groups', row),
  change: (trx, at, { name }) => changeName(trx, 'security_groups', at, name),
  matchesExpected: hasName,
  lost: groupMembers,
}

type GroupStatusChange = ItemChange<ExpectedStatus> & { statusId: Id }

const groupStatusKind: StructureKind<SecurityGroup, NewItem, GroupStatusChange, ExpectedStatus> = {
  ...groupKind,
  /** A group is active or archived, never locked. */
  async change(trx, at, { statusId }) {
    const status = await findStatus(trx, statusId)
    if (statusNameOf(status) === 'locked') throw badRequest(excelMessages.groupsAreNotLocked)
    await changeRowStatus(trx, 'security_groups', at, status.id)
  },
  matchesExpected: hasStatus,
}

export type GroupRequest = NewItem & { id?: Id | undefined; expected?: GroupName | undefined }

/** Adds a group, or renames the group with the given id. */
export function saveGroup(services: Services, author: Author, { id, ...group }: GroupRequest) {
  if (id !== undefined)
    return updateItem(services, author, groupKind, { organisationId: group.organisationId, id }, group)
  if (group.expected) throw badRequest(excelMessages.newGroupsAreUnseen)
  return createItem(services, author, groupKind, group)
}

export type GroupStatusRequest = GroupStatusChange & { groupId: Id }

export const setGroupStatus = (services: Services, author: Author, request: GroupStatusRequest) => {
  const target = { organisationId: request.organisationId, id: request.groupId }
  return updateItem(services, author, groupStatusKind, target, request)
}

export type GroupDeletion = { groupId: Id; expected?: ExpectedNameAndStatus | undefined }

export const deleteGroup = (services: Services, author: Author, { groupId, expected }: GroupDeletion) =>
  deleteItem(services, author, { ...groupKind, matchesExpected: hasNameAndStatus }, groupId, expected)
