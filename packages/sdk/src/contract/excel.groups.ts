import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { areaGrantRequest, milestoneGrantRequest, securityGroup } from './excel.grants.ts'
import { list, nothing, written, writtenWithId } from './wire/answers.ts'
import { inOrganisation, name, organisationId, pageOfOrganisation } from './wire/common.ts'
import { expected } from './wire/expected.ts'
import { id } from './wire/fields.ts'
import { request } from './wire/request.ts'

export const listSecurityGroups = endpoint({
  method: 'GET',
  path: '/permission-groups',
  summary: 'List security groups with their grants.',
  level: 3,
  query: pageOfOrganisation,
  response: list(securityGroup),
})

export const saveSecurityGroup = endpoint({
  method: 'POST',
  path: '/permission-groups',
  summary: 'Create a security group, or rename an existing one.',
  level: 3,
  query: inOrganisation,
  body: request({
    /** The name, trimmed and unique within the organisation. */
    name: ['name', name],
    /** The organisation of the group. */
    organisationId,
    /** The group to rename. Without it, a group is created. */
    id: ['id', z.optional(id)],
    /** The group as the caller last saw it. If it has changed since, the response is 409. */
    expected: expected.name,
  }),
  response: writtenWithId(securityGroup),
  errors: [409],
})

export const setSecurityGroupStatus = endpoint({
  method: 'POST',
  path: '/permission-groups/status',
  summary: 'Change the status of a security group.',
  level: 3,
  query: inOrganisation,
  body: request({
    /** The organisation of the group. */
    organisationId,
    /** The group to change. */
    groupId: ['groupId', id],
    /** The id of the new status, from `listStatuses`. */
    statusId: ['statusId', id],
    /** The group as the caller last saw it. If it has changed since, the response is 409. */
    expected: expected.status,
  }),
  response: written(securityGroup),
  errors: [409],
})

export const deleteSecurityGroup = endpoint({
  method: 'DELETE',
  path: '/permission-groups/groups',
  summary: 'Delete a security group with its grants and assignments.',
  level: 'superadmin',
  query: inOrganisation,
  body: request({
    /** The group to delete. */
    groupId: ['groupId', id],
    /** The group as the caller last saw it. If it has changed since, the response is 409. */
    expected: expected.nameAndStatus,
  }),
  response: written(nothing),
  errors: [409],
})

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
