import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { milestone, version } from './excel.entities.ts'
import { list, nothing, written } from './wire/answers.ts'
import { inOrganisation, name, organisationId } from './wire/common.ts'
import { expected } from './wire/expected.ts'
import { id } from './wire/fields.ts'
import { request } from './wire/request.ts'

/** The versions of one organisation, or of all of the caller's, with their milestones (CALL-36). */
export const listVersions = endpoint({
  method: 'GET',
  path: '/versions',
  summary: 'List versions with their milestones.',
  level: 3,
  query: inOrganisation,
  response: list(version),
})

/** Create a version (CALL-37). */
export const createVersion = endpoint({
  method: 'POST',
  path: '/versions',
  summary: 'Create a version.',
  level: 3,
  body: request({ name: ['name', name], organisationId }),
  response: written(version),
  errors: [409],
})

const nameAndStatus = request({
  name: ['name', name],
  organisationId,
  statusId: ['statusId', id],
  expected: expected.nameAndStatus,
})

/** Change a version's name and status (CALL-38); with `expected` only while they are as they were seen. */
export const updateVersion = endpoint({
  method: 'POST',
  path: '/versions/{id}',
  summary: 'Change the name and status of a version.',
  level: 3,
  query: inOrganisation,
  body: nameAndStatus,
  response: written(version),
  errors: [409],
})

/** Delete a version with its milestones and grants (CALL-39); with `expected` only while it is as it was seen. */
export const deleteVersion = endpoint({
  method: 'DELETE',
  path: '/versions/{id}',
  summary: 'Delete a version with its milestones and grants.',
  level: 'superadmin',
  query: inOrganisation,
  body: request({ expected: expected.nameAndStatus }),
  response: written(nothing),
  errors: [409],
})

/** The milestones of a version (CALL-44). */
export const listMilestones = endpoint({
  method: 'GET',
  path: '/milestones/{versionId}',
  summary: 'List the milestones of a version.',
  level: 3,
  response: list(milestone),
})

/** Create a milestone (CALL-45). */
export const createMilestone = endpoint({
  method: 'POST',
  path: '/milestones',
  summary: 'Create a milestone of a version.',
  level: 3,
  body: request({
    name: ['name', name],
    versionId: ['versionId', id],
    listOrder: ['listOrder', z.literal(1)],
  }),
  response: written(milestone),
  errors: [409],
})

/** Change a milestone's name and status (CALL-46); with `expected` only while they are as they were seen. */
export const updateMilestone = endpoint({
  method: 'POST',
  path: '/milestones/{id}',
  summary: 'Change the name and status of a milestone.',
  level: 3,
  query: inOrganisation,
  body: nameAndStatus,
  response: written(milestone),
  errors: [409],
})

/** Delete a milestone with its grants (CALL-47); with `expected` only while it is as it was seen. */
export const deleteMilestone = endpoint({
  method: 'DELETE',
  path: '/milestones/{id}',
  summary: 'Delete a milestone with its grants.',
  level: 'superadmin',
  query: inOrganisation,
  body: request({ expected: expected.nameAndStatus }),
  response: written(nothing),
  errors: [409],
})
