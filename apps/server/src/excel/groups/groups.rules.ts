import { type Id, type SecurityGroup, statusNameOf } from '@tributary/domain'
import type { Author } from '../../audit/recorded.ts'
import { badRequest } from '../../plugins/http-error.ts'
import type { Services } from '../../services.ts'
import { excelMessages } from '../excel.messages.ts'
import {
  type ExpectedNameAndStatus,
  type ExpectedStatus,
  hasName,
  hasNameAndStatus,
  hasStatus,
} from '../structure/expected-state.ts'
import { changeRowStatus, insertRow } from '../structure/named-rows.queries.ts'
import { statusChosen } from '../structure/status-chosen.ts'
import {
  asSeen,
  create,
  type Piece,
  remove,
  rename,
  statusFact,
  update,
} from '../structure/structure-crud.ts'
import { groupsIn } from './groups.read.ts'

export const groupPiece: Piece<SecurityGroup> = {
  kind: 'security_groups',
  read: groupsIn,
  facts: (group) => ({ name: group.name, ...statusFact(group) }),
}

export type GroupRequest = {
  name: string
  organisationId: Id
  id?: Id | undefined
  expected?: { name: string } | undefined
}

/** Without an id a new group, with one a new name for that group (contract, CALL-61). */
export function saveGroup(services: Services, author: Author, { id, ...group }: GroupRequest) {
  if (id === undefined && group.expected) throw badRequest(excelMessages.newGroupsAreUnseen)
  return id === undefined
    ? create(services, author, groupPiece, group, (trx, row) => insertRow(trx, 'security_groups', row))
    : update(
        services,
        author,
        groupPiece,
        { organisationId: group.organisationId, id, isAsSeen: asSeen(group.expected, hasName) },
        (trx, at) => rename(trx, 'security_groups', at, group.name),
      )
}

export type GroupStatusRequest = {
  organisationId: Id
  groupId: Id
  statusId: Id
  expected?: ExpectedStatus | undefined
}

/** A group is active or archived, never locked (requirement GROUP-25). */
export const setGroupStatus = (
  services: Services,
  author: Author,
  { organisationId, groupId, statusId, expected }: GroupStatusRequest,
) =>
  update(
    services,
    author,
    groupPiece,
    { organisationId, id: groupId, isAsSeen: asSeen(expected, hasStatus) },
    async (trx, at) => {
      const status = await statusChosen(trx, statusId)
      if (statusNameOf(status) === 'locked') throw badRequest(excelMessages.groupsAreNotLocked)
      await changeRowStatus(trx, 'security_groups', at, status.id)
    },
  )

export type GroupDeletion = { groupId: Id; expected?: ExpectedNameAndStatus | undefined }

export const deleteGroup = (services: Services, author: Author, { groupId, expected }: GroupDeletion) =>
  remove(services, author, groupPiece, { id: groupId, isAsSeen: asSeen(expected, hasNameAndStatus) })
