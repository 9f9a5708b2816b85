import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { role, user } from './users.entities.ts'
import { list, nothing, written } from './wire/answers.ts'
import { emailAddress, name, ofOrganisation, organisationId, password } from './wire/common.ts'
import { expected } from './wire/expected.ts'
import { id } from './wire/fields.ts'
import { request } from './wire/request.ts'

/** The members of an organisation; levels above 3 get names and addresses only (CALL-55). */
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

/**
 * Add a user to an organisation (CALL-56): with a password, or with `sendPasswordLink`, which mails them a link to choose
 * their own. One of both it must be.
 */
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

/**
 * Change a user; without a password the old one stays (CALL-57). With `expected` only while they are as they were seen.
 */
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

/** Take a user out of the caller's organisations; an account without any is archived (CALL-58, USER-23). */
export const deleteUser = endpoint({
  method: 'DELETE',
  path: '/users/{id}',
  summary: 'Remove a user.',
  level: 2,
  query: z.strictObject({ orgId: z.optional(id) }),
  response: written(nothing),
})

/** The roles the caller may give, least privileged first (CALL-59). */
export const listRoles = endpoint({
  method: 'GET',
  path: '/roles',
  summary: 'List the roles the caller may give.',
  level: 2,
  response: list(role),
})
