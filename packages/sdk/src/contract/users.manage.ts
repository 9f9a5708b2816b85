import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { role, user } from './users.entities.ts'
import { list, nothing, written } from './wire/answers.ts'
import { name, ofOrganisation, organisationId, pageOfOrganisation } from './wire/common.ts'
import { emailAddress, password } from './wire/credentials.ts'
import { expected } from './wire/expected.ts'
import { id } from './wire/fields.ts'
import { request } from './wire/request.ts'

export const listUsers = endpoint({
  method: 'GET',
  path: '/users',
  summary: 'List the members of an organisation.',
  level: 'member',
  query: pageOfOrganisation,
  response: list(user),
})

const person = {
  /** The first name, trimmed. */
  firstName: ['firstName', name],
  /** The last name, trimmed. */
  lastName: ['lastName', name],
  /** The address to sign in with, unique in the installation. */
  emailAddress: ['emailAddress', emailAddress],
  /** The id of the role, from `listRoles`. */
  roleId: ['roleId', id],
  /** The organisation of the user. */
  organisationId,
} as const

export const createUser = endpoint({
  method: 'POST',
  path: '/users',
  summary: 'Add a user to an organisation.',
  level: 2,
  body: request({
    ...person,
    /** The password. Leave it out with `sendPasswordLink`. */
    password: ['password', z.optional(password)],
    /** Sends the user a link to set a password with. */
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
    /** A new password. Unchanged if missing. */
    password: ['password', z.optional(password)],
    /** The id of the new status, from `listStatuses`. */
    statusId: ['statusId', id],
    /**
     * The object id of the user's Microsoft account; null removes it, unchanged if missing. Only for
     * super administrators.
     */
    microsoftId: ['MS_Oid', z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(100))))],
    /** The user as the caller last saw them. If they have changed since, the response is 409. */
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
  query: z.strictObject({
    /**
     * The organisation that the user leaves. Without it, every organisation of the caller.
     */
    orgId: z.optional(id),
  }),
  response: written(nothing),
})

export const sendPasswordLink = endpoint({
  method: 'POST',
  path: '/users/{id}/password-link',
  summary: 'Mail a user a link to set a password.',
  level: 2,
  query: ofOrganisation,
  response: written(nothing),
  errors: [409],
})

export const listRoles = endpoint({
  method: 'GET',
  path: '/roles',
  summary: 'List the roles the caller may give.',
  level: 2,
  response: list(role),
})
