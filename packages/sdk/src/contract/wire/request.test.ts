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

it('renames in both directions and leaves out what was left out', () => {
  expect(z.encode(body, { name: 'Kite', organisationId: 1 })).toEqual({ Name: 'Kite', comOrganisationId: 1 })
  expect(z.decode(body, { Name: 'Kite', comOrganisationId: 1, note: 'blue' })).toEqual({
    name: 'Kite',
    organisationId: 1,
    note: 'blue',
  })
})

it('drops the blanks around a name', () => {
  expect(z.decode(body, { Name: '  Kite \n', comOrganisationId: 1 })).toMatchObject({ name: 'Kite' })
})

it.each([
  ['a field it does not know', { Name: 'Kite', comOrganisationId: 1, id: 5 }],
  ['our own name for a field', { name: 'Kite', comOrganisationId: 1 }],
  ['a missing field', { Name: 'Kite' }],
  ['a name of blanks', { Name: '   ', comOrganisationId: 1 }],
  ['a name that cannot be seen', { Name: '\u200b', comOrganisationId: 1 }],
  ['a name that turns the text around', { Name: 'Kite\u202e', comOrganisationId: 1 }],
  ['a name of two lines', { Name: 'Kite\nboard', comOrganisationId: 1 }],
  ['a name without end', { Name: 'k'.repeat(201), comOrganisationId: 1 }],
  ['a list', []],
])('refuses %s', (_, wrong) => {
  expect(z.safeParse(body, wrong).success).toBe(false)
})
