import { expect, it } from 'vitest'
import { userWith } from '../users.samples.ts'
import { userBulkPlan } from './user-bulk-plan.ts'

const viewer = { role: 'OrganisationAdmin', roleLevel: 2, email: 'OLGA@acme.example' }
const olga = userWith('Olga', 'OrganisationAdmin')
const adam = userWith('Adam', 'Admin')
const una = userWith('Una', 'User')
const lars = userWith('Lars', 'User', { status: { id: 2, name: 'LOCKED' }, statusId: 2 })
const everyone = [olga, adam, una, lars]

it.each([
  ['role', ['Una Smith', 'Lars Smith'], { oneself: ['Olga Smith'], powerful: ['Adam Smith'] }],
  ['groups', ['Olga Smith', 'Adam Smith', 'Una Smith', 'Lars Smith'], {}],
  ['connectors', ['Olga Smith', 'Adam Smith', 'Una Smith', 'Lars Smith'], {}],
  ['lock', ['Una Smith'], { oneself: ['Olga Smith'], powerful: ['Adam Smith'], closed: ['Lars Smith'] }],
  ['password-link', ['Olga Smith', 'Una Smith'], { powerful: ['Adam Smith'], inactive: ['Lars Smith'] }],
] as const)('%s leaves out only those it does not apply to', (action, names, leftOut) => {
  const { plan, leftOut: out } = userBulkPlan(action, everyone, viewer)
  expect(plan.flat().map(({ name }) => name)).toEqual(names)
  expect(Object.fromEntries(out.map(({ why, names: left }) => [why, left]))).toEqual(leftOut)
})

it('has no steps when everyone is left out', () => {
  expect(userBulkPlan('lock', [olga], viewer).plan).toEqual([])
})
