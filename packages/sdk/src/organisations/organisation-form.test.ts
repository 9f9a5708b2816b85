import type { Client } from '@tributary/domain'
import { describe, expect, it } from 'vitest'
import { SdkError } from '../client/sdk-error.ts'
import { newOrganisationKey } from './new-organisation-key.ts'
import {
  hasSameName,
  organisationError,
  organisationForm,
  organisationToSave,
  schemaNameOf,
  schemaRefusal,
} from './organisation-form.ts'
import { organisationsMessages } from './organisations.messages.ts'

const acme: Client = { id: 'acme', key: 'a-key', name: 'acme Traders', code: 'acme' }
const birch: Client = { id: 'birch', key: 'b-key', name: 'Birch Ltd', code: null }

it('uses these sentences and labels [ORG-11, ORG-12, ORG-14]', () => {
  const { none, notFound, add, edit } = organisationsMessages
  expect([none, notFound, add, edit]).toEqual([
    'No organisations found.',
    'Organisation not found.',
    'Add Organisation',
    'Edit Organisation',
  ])
})

it.each([
  [0, '0 organisations.', '0 of 0 organisations.'],
  [1, '1 organisation.', '1 of 1 organisation.'],
  [7, '7 organisations.', '7 of 7 organisations.'],
])('counts %i', (count, all, some) => {
  expect(organisationsMessages.count(count)).toBe(all)
  expect(organisationsMessages.found(count, count)).toBe(some)
})

it.each([
  ['name', '', 'required'],
  ['name', '  ', 'required'],
  ['name', 'x'.repeat(201), 'At most 200 characters.'],
  ['name', 'شركة النور', null],
  ['code', '', null],
  ['code', '  ', null],
  ['code', 'acme', null],
  ['code', ` ${'x'.repeat(63)} `, null],
  ['code', 'x'.repeat(64), 'At most 63 characters.'],
  ['code', '🎁!', 'The schema must have at least one letter or digit.'],
] as const)('the field %s with %j: %s [VALID-11, ORG-05, ORG-06]', (field, text, message) => {
  expect(organisationError(field, { name: '', code: '', [field]: text })).toBe(message)
})

it.each([
  ['Ōpōtiki Seafoods', 'ōpōtiki_seafoods'],
  [' 2degrees ', '_2degrees'],
  ['', null],
  ['!', null],
])('the schema %j is called %j in the database', (code, name) => {
  expect(schemaNameOf(code)).toBe(name)
})

it.each([
  ['ACME traders ', 'new', true],
  ['acme Traders', 'a-key', false],
  ['acme', 'new', false],
  ['', 'new', false],
])('whether another organisation has the name %j, for the key %s: %s', (name, key, same) => {
  expect(hasSameName(name, key, [acme, birch])).toBe(same)
})

describe('the request body [ORG-08, ORG-12]', () => {
  it.each([
    [
      'a new organisation with a schema',
      { name: ' Cedar ', code: ' cedar ' },
      null,
      { name: 'Cedar', code: 'cedar' },
    ],
    ['a new organisation without a schema', { name: 'Cedar', code: ' ' }, null, { name: 'Cedar' }],
    ['only a new name', { ...organisationForm(acme), name: 'Acme' }, acme, { name: 'Acme' }],
    [
      'a new schema',
      { ...organisationForm(birch), code: 'birch' },
      birch,
      { name: 'Birch Ltd', code: 'birch' },
    ],
    ['a removed schema', { ...organisationForm(acme), code: '' }, acme, { name: 'acme Traders', code: '' }],
  ])('%s', (_, form, known, sent) => {
    expect(organisationToSave(form, 'the-key', known)).toEqual({ key: 'the-key', ...sent })
  })
})

const refused = (message: string) =>
  new SdkError({
    kind: 'http',
    method: 'POST',
    path: '/business2cloud/clients',
    messages: [message],
    statusCode: 409,
  })

it.each([
  [organisationsMessages.schemaTaken, true],
  [organisationsMessages.noSchemaName, true],
  [organisationsMessages.tablesStay('acme'), true],
  [organisationsMessages.keyTaken, false],
  ['Something else.', false],
])('%s is about the schema: %s', (message, about) => {
  expect(schemaRefusal(refused(message), acme)).toBe(about ? message : null)
  expect(schemaRefusal(new Error(message), acme)).toBeNull()
})

it('creates a new version 4 UUID each time [ORG-04, ORG-12]', () => {
  const keys = Array.from({ length: 64 }, newOrganisationKey)
  expect(new Set(keys).size).toBe(keys.length)
  for (const key of keys)
    expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})
