import { expect, it } from 'vitest'
import { userWith } from '../users.samples.ts'
import { userBulkEdits, usersWithout } from './user-bulk-edits.ts'
import { userBulkPlan } from './user-bulk-plan.ts'

const viewer = { role: 'OrganisationAdmin', roleLevel: 2, email: 'OLGA@acme.example' }
const olga = userWith('Olga', 'OrganisationAdmin')
const adam = userWith('Adam', 'Admin')
const una = userWith('Una', 'User')
const lars = userWith('Lars', 'User', { status: { id: 2, name: 'LOCKED' }, statusId: 2 })
const pam = userWith('Pam', 'User', { belongsElsewhere: true })
const everyone = [olga, adam, una, lars, pam]

it.each([
  [
    'role',
    ['Una Smith', 'Lars Smith'],
    { oneself: ['Olga Smith'], powerful: ['Adam Smith'], elsewhere: ['Pam Smith'] },
  ],
  ['groups', ['Olga Smith', 'Adam Smith', 'Una Smith', 'Lars Smith', 'Pam Smith'], {}],
  ['connectors', ['Olga Smith', 'Adam Smith', 'Una Smith', 'Lars Smith', 'Pam Smith'], {}],
  [
    'lock',
    ['Una Smith'],
    { oneself: ['Olga Smith'], powerful: ['Adam Smith'], closed: ['Lars Smith'], elsewhere: ['Pam Smith'] },
  ],
  [
    'password-link',
    ['Olga Smith', 'Una Smith', 'Pam Smith'],
    { powerful: ['Adam Smith'], inactive: ['Lars Smith'] },
  ],
] as const)('%s leaves out only those it does not apply to', (action, names, leftOut) => {
  const { plan, leftOut: out } = userBulkPlan(action, everyone, viewer)
  expect(plan.flat().map(({ name }) => name)).toEqual(names)
  expect(Object.fromEntries(out.map(({ why, names: left }) => [why, left]))).toEqual(leftOut)
})

it('has no steps when everyone is left out', () => {
  expect(userBulkPlan('lock', [olga], viewer).plan).toEqual([])
})

it('edits the status or the groups of those it applies to, and nothing else', () => {
  const finance = userWith('Fin', 'User', { groups: [{ id: 'g1', name: 'Finance' }] })
  const edits = (action: 'lock' | 'groups' | 'role', ids: string[] = []) =>
    userBulkEdits(action, userBulkPlan(action, [olga, finance], viewer), ids)
  expect(edits('lock')).toEqual([
    { kind: 'set-status', item: { list: 'users', id: 'Fin' }, status: 'locked' },
  ])
  expect(edits('groups', ['g2'])).toMatchObject([
    { userId: 'Olga', ids: ['g2'] },
    { userId: 'Fin', ids: ['g1', 'g2'] },
  ])
  expect(edits('groups')).toEqual([])
  expect(edits('role')).toEqual([])
})

it('names those who do not have a connector yet', () => {
  const has = userWith('Has', 'User', { connectors: [{ id: 7, name: 'Files' }] })
  expect(usersWithout(userBulkPlan('connectors', [has, una], viewer), '7')).toEqual(['Una Smith'])
})
