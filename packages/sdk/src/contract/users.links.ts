import { applyForModes } from '@tributary/domain'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { user } from './users.entities.ts'
import { written } from './wire/answers.ts'
import { inOrganisation, ofOrganisation, organisationId } from './wire/common.ts'
import { expectedIds } from './wire/expected.ts'
import { id } from './wire/fields.ts'
import { request } from './wire/request.ts'

const ofThose = z.strictObject({
  /**
   * The ids of the links the caller last saw, in any order. If they have changed since, the response
   * is 409.
   */
  expected: expectedIds,
})

export const linkUserToGroup = endpoint({
  method: 'POST',
  path: '/users/{id}/link-to-group',
  summary: 'Assign a user to a security group.',
  level: 3,
  query: inOrganisation,
  body: request({
    /** The organisation of the group. */
    organisationId,
    /** The group to assign the user to. */
    groupId: ['groupId', id],
    /**
     * The ids of the user's groups the caller last saw, in any order. If they have changed since, the
     * response is 409.
     */
    expected: ['expected', expectedIds],
  }),
  longBody: true,
  response: written(user),
  errors: [409],
})

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

export const linkUserToEntity = endpoint({
  method: 'POST',
  path: '/users/{id}/link-to-entity',
  summary: 'Link a user to an entity.',
  level: 3,
  query: inOrganisation,
  body: z.strictObject({
    /** The entity to link. */
    entityId: id,
    /** The entities that the form applied to. `allCurrentAndFuture` also links future ones. */
    applyFor: z.optional(z.literal(applyForModes)),
    /**
     * The ids of the linked entities the caller last saw, in any order. If they have changed since,
     * the response is 409.
     */
    expected: expectedIds,
  }),
  longBody: true,
  response: written(user),
  errors: [409],
})

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

export const linkUserToHelperTable = endpoint({
  method: 'POST',
  path: '/users/{id}/link-helperTable',
  summary: 'Link a user to a helper table.',
  level: 3,
  query: inOrganisation,
  body: z.strictObject({
    /** The helper table to link. */
    helperTableId: id,
    /**
     * The ids of the linked helper tables the caller last saw, in any order. If they have changed
     * since, the response is 409.
     */
    expected: expectedIds,
  }),
  longBody: true,
  response: written(user),
  errors: [409],
})

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
