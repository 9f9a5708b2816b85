import { expect, it } from 'vitest'
import { isInvitationExpired, isSameAccess, mayAcceptWithRole, mayStillInvite } from './invitation.ts'

const olga = { role: 'OrganisationAdmin', roleLevel: 2, isActive: true, isMember: true }

it.each([
  ['an administrator of the organisation', {}, 4, true],
  ['an administrator who gives their own role', {}, 2, true],
  ['an administrator who gives more than their own role', {}, 1, false],
  ['a locked administrator', { isActive: false }, 4, false],
  ['an administrator who has left', { isMember: false }, 4, false],
  ['an administrator of every organisation', { role: 'Admin', roleLevel: 1, isMember: false }, 2, true],
  ['a user who was an administrator', { role: 'User', roleLevel: 4 }, 4, false],
] as const)('an invitation of %s counts or not', (_, changes, level, counts) => {
  expect(mayStillInvite({ ...olga, ...changes }, level)).toBe(counts)
})

it.each([
  ['User', 4, 4, true],
  ['User', 4, 2, true],
  ['OrganisationAdmin', 2, 4, false],
  ['Admin', 1, 4, true],
] as const)('an account of role %s at level %i accepts level %i: %s', (role, roleLevel, invited, accepts) => {
  expect(mayAcceptWithRole({ role, roleLevel }, invited)).toBe(accepts)
})

it.each([
  ['the groups in another order', true, { groupIds: ['2', 1] }],
  ['another role', false, { roleId: 4 }],
  ['one group less', false, { groupIds: [1] }],
  ['another connector', false, { connectorIds: [4] }],
] as const)('an invitation with %s gives the same access: %s', (_, same, changes) => {
  const access = { roleId: 5, groupIds: [1, 2], connectorIds: [3] }
  expect(isSameAccess(access, { ...access, ...changes })).toBe(same)
})

it('expires at its time', () => {
  const expiresAt = new Date('2026-01-08T00:00:00Z')
  expect(isInvitationExpired({ expiresAt }, new Date('2026-01-07T23:59:59Z'))).toBe(false)
  expect(isInvitationExpired({ expiresAt }, expiresAt)).toBe(true)
})
