import { expect, it } from 'vitest'
import { userName } from './user-name.ts'
import { userHoldings } from './user-removal.ts'
import { roleDescription, roleLevelOf } from './user-role.ts'
import { userStatusLabel, userStatusOptions } from './user-status.ts'
import { usersMessages } from './users.messages.ts'
import { userWith } from './users.samples.ts'

const named = (...names: string[]) => names.map((name) => ({ id: name, name }))

it('lists what a user has access to by kind and name [USER-23]', () => {
  const ana = userWith('Ana', 'User', {
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
  expect(userHoldings(userWith('Eli', 'User'))).toEqual([])
})

it.each([
  [null, 'Active'],
  [{ name: 'LOCKED' }, 'Locked'],
  [{ name: 'archived' }, 'Archived'],
  [{ name: 'On leave' }, 'On leave'],
])('status %j reads %s [USER-01]', (status, label) => {
  expect(userStatusLabel(status)).toBe(label)
})

it('offers the known statuses in a fixed order [USER-08]', () => {
  const statuses = ['ARCHIVED', 'HIDDEN', 'ACTIVE'].map((name) => ({ id: name, name }))
  expect(userStatusOptions(statuses)).toEqual([
    { id: 'ACTIVE', name: 'ACTIVE', label: 'Active' },
    { id: 'ARCHIVED', name: 'ARCHIVED', label: 'Archived' },
  ])
})

it('returns a role’s level and description, and defaults for an unknown role', () => {
  expect(roleLevelOf({ role: { name: 'superadmin' } })).toBe(0)
  expect(roleLevelOf({ role: { name: 'Auditor' } })).toBe(5)
  expect(roleDescription({ name: 'user' })).toBe('Sees and refreshes the connectors they are assigned to.')
  expect(roleDescription({ name: 'Auditor' })).toBeUndefined()
})

it('names the user in messages [USER-23]', () => {
  expect(userName({ firstName: ' Ana', lastName: '' })).toBe('Ana')
  expect(usersMessages.removal({ firstName: 'Ana', lastName: 'Rewi' })).toBe('Delete Ana Rewi?')
  expect(usersMessages.summary(1, 'Acme')).toBe('1 user in Acme.')
  expect(usersMessages.summary(12, 'Acme')).toBe('12 users in Acme.')
})
