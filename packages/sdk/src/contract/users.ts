import type { Person } from '@tributary/domain'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { list } from './wire/answers.ts'
import { entity } from './wire/entity.ts'
import { id, text } from './wire/fields.ts'

const person = entity<Person>({
  id: ['Id', id],
  firstName: ['FirstName', text],
  lastName: ['LastName', text],
  emailAddress: ['EmailAddress', text],
})

/** The members of an organisation (CALL-55); the fields everybody may see. */
export const listUsers = endpoint({
  method: 'GET',
  path: '/users',
  summary: 'List the members of an organisation.',
  level: 'member',
  query: z.strictObject({ orgId: id }),
  response: list(person),
})
