import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { areaGrantRequest, milestoneGrantRequest, securityGroup } from './excel.grants.ts'
import { list, nothing, written, writtenWithId } from './wire/answers.ts'
import { inOrganisation, name, ofOrganisation, organisationId } from './wire/common.ts'
import { expected } from './wire/expected.ts'
import { id } from './wire/fields.ts'
import { request } from './wire/request.ts'

/** The security groups of an organisation with their grants (CALL-60). */
export const listSecurityGroups = endpoint({
  method: 'GET',
  path: '/permission-groups',
  summary: 'List security groups with their grants.',
  level: 3,
  query: ofOrganisation,
  response: list(securityGroup),
})

/**
 * Create a security group, or rename the one of that id (CALL-61); with `expected` only while its name is as it was seen.
 * A group that is created cannot have been seen (400).
 */
export const saveSecurityGroup = endpoint({
  method: 'POST',
  path: '/permission-groups',
  summary: 'Create a security group, or rename an existing one.',
  level: 3,
  query: inOrganisation,
  body: request({
    name: ['name', name],
    organisationId,
    id: ['id', z.optional(id)],
    expected: expected.name,
  }),
  response: writtenWithId(securityGroup),
  errors: [409],
})

/** Change a security group's status to active or archived (CALL-62); with `expected` only while it is as it was seen. */
export const setSecurityGroupStatus = endpoint({
  method: 'POST',
  path: '/permission-groups/status',
  summary: 'Change the status of a security group.',
  level: 3,
  query: inOrganisation,
  body: request({
    organisationId,
    groupId: ['groupId', id],
    statusId: ['statusId', id],
    expected: expected.status,
  }),
  response: written(securityGroup),
  errors: [409],
})

/** Delete a security group with its grants and assignments (CALL-63); with `expected` only while it is as it was seen. */
export const deleteSecurityGroup = endpoint({
  method: 'DELETE',
  path: '/permission-groups/groups',
  summary: 'Delete a security group with its grants and assignments.',
  level: 'superadmin',
  query: inOrganisation,
  body: request({ groupId: ['groupId', id], expected: expected.nameAndStatus }),
  response: written(nothing),
  errors: [409],
})

/**
 * Let a group see a combination, a whole area or a whole sub-area; once more changes nothing (CALL-51). With `expected`
 * only while the group has this grant, or does not, as it was seen.
 */
export const grantAreas = endpoint({
  method: 'POST',
  path: '/permission-groups/area-subarea',
  summary: 'Grant a security group areas and sub-areas.',
  level: 3,
  query: inOrganisation,
  body: areaGrantRequest,
  response: written(securityGroup),
  errors: [409],
})

/** Take such a grant away again (CALL-52). */
export const revokeAreas = endpoint({
  method: 'DELETE',
  path: '/permission-groups/area-subarea',
  summary: 'Revoke areas and sub-areas of a security group.',
  level: 3,
  query: inOrganisation,
  body: areaGrantRequest,
  response: written(securityGroup),
  errors: [409],
})

/** Let a group see a milestone or a whole version; once more changes nothing (CALL-53). `expected` as for areas. */
export const grantMilestones = endpoint({
  method: 'POST',
  path: '/permission-groups/version-milestone',
  summary: 'Grant a security group versions and milestones.',
  level: 3,
  query: inOrganisation,
  body: milestoneGrantRequest,
  response: written(securityGroup),
  errors: [409],
})

/** Take such a grant away again (CALL-54). */
export const revokeMilestones = endpoint({
  method: 'DELETE',
  path: '/permission-groups/version-milestone',
  summary: 'Revoke versions and milestones of a security group.',
  level: 3,
  query: inOrganisation,
  body: milestoneGrantRequest,
  response: written(securityGroup),
  errors: [409],
})
