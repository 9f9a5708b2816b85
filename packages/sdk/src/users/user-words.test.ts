import { expect, it } from 'vitest'
import { userName } from './user-name.ts'
import { userHoldings } from './user-removal.ts'
import { roleDescription, roleLevelOf } from './user-role.ts'
import { userStatusLabel, userStatusOptions } from './user-status.ts'
import { usersMessages } from './users.messages.ts'
import { userCalled } from './users.samples.ts'

const named = (...names: string[]) => names.map((name) => ({ id: name, name }))

it('what a user holds is told by kind, with its names [USER-23]', () => {
  const ana = userCalled('Ana', 'User', {
    groups: named('Finance', 'Stores'),
    entities: named('Auckland'),
    xero2SqlProducts: [{ id: 1, companyName: 'Acme NZ' }],
    connectors: named('Orders', 'Stock', 'Files'),
  })
  expect(userHoldings(ana)).toEqual([
    { label: '2 security groups', names: ['Finance', 'Stores'] },
    { label: '1 entity', names: ['Auckland'] },
    { label: '1 Xero company', names: ['Acme NZ'] },
    { label: '3 connectors', names: ['Orders', 'Stock', 'Files'] },
  ])
  expect(userHoldings(userCalled('Eli', 'User'))).toEqual([])
})

it.each([
  [null, 'Active'],
  [{ name: 'LOCKED' }, 'Locked'],
  [{ name: 'archived' }, 'Archived'],
  [{ name: 'On leave' }, 'On leave'],
])('status %j reads %s [USER-01]', (status, label) => {
  expect(userStatusLabel(status)).toBe(label)
})

it('statuses are offered in the order of the specification, unknown ones not [USER-08]', () => {
  const statuses = ['ARCHIVED', 'HIDDEN', 'ACTIVE'].map((name) => ({ id: name, name }))
  expect(userStatusOptions(statuses)).toEqual([
    { id: 'ACTIVE', name: 'ACTIVE', label: 'Active' },
    { id: 'ARCHIVED', name: 'ARCHIVED', label: 'Archived' },
  ])
})

it('a role has a level and a line about it; one nobody knows has neither', () => {
  expect(roleLevelOf({ role: { name: 'superadmin' } })).toBe(0)
  expect(roleLevelOf({ role: { name: 'Auditor' } })).toBe(5)
  expect(roleDescription({ name: 'user' })).toBe('Connectors they are assigned to.')
  expect(roleDescription({ name: 'Auditor' })).toBeUndefined()
})

it('sentences name whom they are about [USER-23]', () => {
  expect(userName({ firstName: ' Ana', lastName: '' })).toBe('Ana')
  expect(usersMessages.removal({ firstName: 'Ana', lastName: 'Rewi' })).toBe('Delete Ana Rewi?')
  expect(usersMessages.summary(1, 'Acme')).toBe('1 user in Acme.')
  expect(usersMessages.summary(12, 'Acme')).toBe('12 users in Acme.')
})
