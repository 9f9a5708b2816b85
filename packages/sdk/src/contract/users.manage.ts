import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { role, user } from './users.entities.ts'
import { list, nothing, written } from './wire/answers.ts'
import { emailAddress, name, ofOrganisation, organisationId, password } from './wire/common.ts'
import { expected } from './wire/expected.ts'
import { id } from './wire/fields.ts'
import { request } from './wire/request.ts'

export const listUsers = endpoint({
  method: 'GET',
  path: '/users',
  summary: 'List the members of an organisation.',
  level: 'member',
  query: ofOrganisation,
  response: list(user),
})

const person = {
  firstName: ['firstName', name],
  lastName: ['lastName', name],
  emailAddress: ['emailAddress', emailAddress],
  roleId: ['roleId', id],
  organisationId,
} as const

export const createUser = endpoint({
  method: 'POST',
  path: '/users',
  summary: 'Add a user to an organisation.',
  level: 2,
  body: request({
    ...person,
    password: ['password', z.optional(password)],
    sendPasswordLink: ['sendPasswordLink', z.optional(z.literal(true))],
  }),
  response: written(user),
  errors: [409],
})

export const updateUser = endpoint({
  method: 'POST',
  path: '/users/{id}',
  summary: 'Change a user.',
  level: 2,
  body: request({
    ...person,
    password: ['password', z.optional(password)],
    statusId: ['statusId', id],
    microsoftId: ['MS_Oid', z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(100))))],
    expected: expected.user,
  }),
  response: written(user),
  errors: [409],
})

export const deleteUser = endpoint({
  method: 'DELETE',
  path: '/users/{id}',
  summary: 'Remove a user.',
  level: 2,
  query: z.strictObject({ orgId: z.optional(id) }),
  response: written(nothing),
})

export const listRoles = endpoint({
  method: 'GET',
  path: '/roles',
  summary: 'List the roles the caller may give.',
  level: 2,
  response: list(role),
})
