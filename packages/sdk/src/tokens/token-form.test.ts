import { expect, it } from 'vitest'
import { emptyTokenForm, tokenError } from './token-form.ts'

const named = { ...emptyTokenForm, name: 'Nightly refresh' }

it.each([
  ['', 'required'],
  ['   ', 'required'],
  ['a'.repeat(101), 'At most 100 characters.'],
  ['Nightly refresh', null],
  [` ${'a'.repeat(100)} `, null],
])('checks the name %j', (name, expected) => {
  expect(tokenError('name', { ...named, name })).toBe(expected)
})

it.each([
  [null, null],
  [[], 'Choose at least one organisation.'],
  [['acme'], null],
  [Array.from({ length: 101 }, (_, at) => at), 'Choose up to 100 organisations.'],
])('checks the chosen organisations %#', (organisationIds, expected) => {
  expect(tokenError('organisationIds', { ...named, organisationIds })).toBe(expected)
})
