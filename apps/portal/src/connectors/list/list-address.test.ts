import { everyTriage } from '@tributary/sdk/connectors'
import { expect, it } from 'vitest'
import { isListQuery, listAddress } from './list-address.ts'

it.each([
  ['view=list', true],
  ['state=error', true],
  ['fix=7', true],
  ['mine=true&search=shop', true],
  ['search=shop', false],
  ['', false],
])('%o asks for the list: %s [GLANCE-53]', (query, asked) => {
  expect(isListQuery(query)).toBe(asked)
})

it('opens what fixes a connector with the filter kept [GLANCE-55]', () => {
  expect(listAddress({ ...everyTriage, states: ['error'] }, { fix: '7/a' })).toBe(
    '/connectors?view=list&state=error&fix=7%2Fa',
  )
})
