import { applyForModes } from '@tributary/domain'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { user } from './users.entities.ts'
import { written } from './wire/answers.ts'
import { inOrganisation, ofOrganisation, organisationId } from './wire/common.ts'
import { expectedIds } from './wire/expected.ts'
import { id } from './wire/fields.ts'
import { request } from './wire/request.ts'

const ofThose = z.strictObject({ expected: expectedIds })

/**
 * Assign a user to a security group; once more changes nothing (CALL-64). With `expected`, the ids of the groups they were
 * seen in, only while they are in those.
 */
export const linkUserToGroup = endpoint({
  method: 'POST',
  path: '/users/{id}/link-to-group',
  summary: 'Assign a user to a security group.',
  level: 3,
  query: inOrganisation,
  body: request({ organisationId, groupId: ['groupId', id], expected: ['expected', expectedIds] }),
  longBody: true,
  response: written(user),
  errors: [409],
})

/**
 * Take a user out of every security group of the organisation (CALL-65). With `expected`, the ids of the groups they were
 * seen in, only while they are in those.
 */
export const unlinkUserFromGroups = endpoint({
  method: 'DELETE',
  path: '/users/{id}/link-to-group',
  summary: 'Take a user out of every security group.',
  level: 3,
  query: ofOrganisation,
  body: ofThose,
  longBody: true,
  response: written(user),
  errors: [409],
})

/** Link a user to an entity; `applyFor` remembers whether those to come are meant as well (CALL-66). */
export const linkUserToEntity = endpoint({
  method: 'POST',
  path: '/users/{id}/link-to-entity',
  summary: 'Link a user to an entity.',
  level: 3,
  query: inOrganisation,
  body: z.strictObject({
    entityId: id,
    applyFor: z.optional(z.literal(applyForModes)),
    expected: expectedIds,
  }),
  longBody: true,
  response: written(user),
  errors: [409],
})

/**
 * Remove every link of a user to entities, and the memory of those to come (INV-02). With `expected`, the ids of the
 * entities they were seen to be linked to, only while it is those.
 */
export const unlinkUserFromEntities = endpoint({
  method: 'DELETE',
  path: '/users/{id}/link-to-entity',
  summary: 'Remove every link of a user to entities.',
  level: 3,
  query: ofOrganisation,
  body: ofThose,
  longBody: true,
  response: written(user),
  errors: [409],
})

/** Link a user to a helper table; once more changes nothing (CALL-67). */
export const linkUserToHelperTable = endpoint({
  method: 'POST',
  path: '/users/{id}/link-helperTable',
  summary: 'Link a user to a helper table.',
  level: 3,
  query: inOrganisation,
  body: z.strictObject({ helperTableId: id, expected: expectedIds }),
  longBody: true,
  response: written(user),
  errors: [409],
})

/**
 * Remove every link of a user to helper tables of the organisation (CALL-68). With `expected`, the ids of the tables they
 * were seen to be linked to, only while it is those.
 */
export const unlinkUserFromHelperTables = endpoint({
  method: 'DELETE',
  path: '/users/{id}/link-helperTable',
  summary: 'Remove every link of a user to helper tables.',
  level: 3,
  query: ofOrganisation,
  body: ofThose,
  longBody: true,
  response: written(user),
  errors: [409],
})
