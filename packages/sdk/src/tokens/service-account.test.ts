import { expect, it } from 'vitest'
import { seesAllConnectors, serviceAccountForm, serviceRoleTitle } from './service-account.ts'

it.each([
  ['User', false],
  ['ExcelUser', false],
  ['OrganisationAdmin', true],
])('the role %s sees all connectors: %s', (role, expected) => {
  expect(seesAllConnectors(role)).toBe(expected)
})

it('names a role as the list of users does, and keeps an unknown name', () => {
  expect(['OrganisationAdmin', 'Auditor'].map(serviceRoleTitle)).toEqual([
    'Organisation administrator',
    'Auditor',
  ])
})

it('starts a new account with the least powerful role', () => {
  expect(serviceAccountForm(null)).toEqual({ name: '', role: 'User', connectorIds: [] })
})

it('shows the connectors of an existing account', () => {
  const account = {
    ...{ id: 'a1', name: 'Warehouse', role: 'ExcelUser', createdAt: new Date(0) },
    connectors: [{ id: 'c1', name: 'Files' }],
  }
  expect(serviceAccountForm(account)).toEqual({ name: 'Warehouse', role: 'ExcelUser', connectorIds: ['c1'] })
})
