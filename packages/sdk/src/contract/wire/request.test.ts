import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { name } from './common.ts'
import { id } from './fields.ts'
import { request } from './request.ts'

const body = request({
  name: ['Name', name],
  organisationId: ['comOrganisationId', id],
  note: ['note', z.optional(z.string())],
})

it('renames in both directions and keeps missing fields missing', () => {
  expect(z.encode(body, { name: 'Kite', organisationId: 1 })).toEqual({ Name: 'Kite', comOrganisationId: 1 })
  expect(z.decode(body, { Name: 'Kite', comOrganisationId: 1, note: 'blue' })).toEqual({
    name: 'Kite',
    organisationId: 1,
    note: 'blue',
  })
})

it('trims a name', () => {
  expect(z.decode(body, { Name: '  Kite \n', comOrganisationId: 1 })).toMatchObject({ name: 'Kite' })
})

it.each([
  ['an unknown field', { Name: 'Kite', comOrganisationId: 1, id: 5 }],
  ['our own name for a field', { name: 'Kite', comOrganisationId: 1 }],
  ['a missing field', { Name: 'Kite' }],
  ['a name of blanks', { Name: '   ', comOrganisationId: 1 }],
  ['an invisible name', { Name: '\u200b', comOrganisationId: 1 }],
  ['a name with a direction mark', { Name: 'Kite\u202e', comOrganisationId: 1 }],
  ['a name of two lines', { Name: 'Kite\nboard', comOrganisationId: 1 }],
  ['a name that is too long', { Name: 'k'.repeat(201), comOrganisationId: 1 }],
  ['a list', []],
])('refuses %s', (_, wrong) => {
  expect(z.safeParse(body, wrong).success).toBe(false)
})
