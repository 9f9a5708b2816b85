import type { users as feature } from '@tributary/sdk/contract'
import type { Examples } from './example.ts'
import { identity, ids, user, written } from './samples.ts'

const comOrganisationId = ids.organisation
const linked = written('The user has been saved.', user)
const person = {
  firstName: 'Eli',
  lastName: 'Elm',
  emailAddress: 'eli@tributary.example',
  roleId: ids.role,
  comOrganisationId,
}
const { comOrganisationId: _, ...facts } = person
const seen = { ...facts, lastName: 'Ash', statusId: ids.active }

export const usersExamples: Examples<typeof feature> = {
  listUsers: { answer: [user] },
  createUser: {
    body: { ...person, password: 'a long sentence of theirs' },
    answer: written('The user has been added.', { ...user, LastSignedInAtUtc: null }),
  },
  updateUser: {
    body: { ...person, statusId: ids.active, MS_Oid: null, expected: seen },
    answer: linked,
  },
  deleteUser: { answer: written('The user has been removed.', null) },
  sendPasswordLink: { answer: written('A link to set a password has been mailed to the user.', null) },
  listRoles: { answer: [{ Id: ids.role, Name: 'ExcelUser', DisplayName: 'Excel user' }] },
  getUserFactors: { answer: { Authenticators: 1, Passkeys: 1, RecoveryCodesLeft: 9 } },
  resetUserFactors: { answer: written('The authenticator apps and passkeys have been removed.', null) },
  listUserIdentities: { answer: [identity] },
  removeUserIdentity: { answer: written('The linked identity has been removed.', null) },
  linkUserToGroup: { body: { comOrganisationId, groupId: ids.group }, answer: linked },
  unlinkUserFromGroups: {
    body: { expected: [ids.group] },
    answer: written('The user has been saved.', { ...user, Groups: [] }),
  },
  linkUserToEntity: {
    body: { entityId: ids.entity, applyFor: 'allCurrentAndFuture' },
    answer: linked,
  },
  unlinkUserFromEntities: {
    body: { expected: [ids.entity] },
    answer: written('The user has been saved.', { ...user, B2SEntities: [] }),
  },
  linkUserToHelperTable: { body: { helperTableId: ids.helperTable }, answer: linked },
  unlinkUserFromHelperTables: {
    body: { expected: [ids.helperTable] },
    answer: written('The user has been saved.', { ...user, HelperTables: [] }),
  },
}
