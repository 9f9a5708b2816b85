import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { milestone, version } from './excel.entities.ts'
import { list, nothing, written } from './wire/answers.ts'
import { inOrganisation, name, organisationId, pageInOrganisation } from './wire/common.ts'
import { expected } from './wire/expected.ts'
import { id } from './wire/fields.ts'
import { request } from './wire/request.ts'

export const listVersions = endpoint({
  method: 'GET',
  path: '/versions',
  summary: 'List versions with their milestones.',
  level: 3,
  query: pageInOrganisation,
  response: list(version),
})

export const createVersion = endpoint({
  method: 'POST',
  path: '/versions',
  summary: 'Create a version.',
  level: 3,
  body: request({
    /** The name, trimmed and unique within the organisation. */
    name: ['name', name],
    /** The organisation that gets the version. */
    organisationId,
  }),
  response: written(version),
  errors: [409],
})

const nameAndStatus = request({
  /** The name, trimmed and unique. */
  name: ['name', name],
  /** The organisation of the item. */
  organisationId,
  /** The id of the new status, from `listStatuses`. */
  statusId: ['statusId', id],
  /** The item as the caller last saw it. If it has changed since, the response is 409. */
  expected: expected.nameAndStatus,
})

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

export const deleteVersion = endpoint({
  method: 'DELETE',
  path: '/versions/{id}',
  summary: 'Delete a version with its milestones and grants.',
  level: 'superadmin',
  query: inOrganisation,
  body: request({
    /** The version as the caller last saw it. If it has changed since, the response is 409. */
    expected: expected.nameAndStatus,
  }),
  response: written(nothing),
  errors: [409],
})

export const listMilestones = endpoint({
  method: 'GET',
  path: '/milestones/{versionId}',
  summary: 'List the milestones of a version.',
  level: 3,
  response: list(milestone),
})

export const createMilestone = endpoint({
  method: 'POST',
  path: '/milestones',
  summary: 'Create a milestone of a version.',
  level: 3,
  body: request({
    /** The name, trimmed and unique within the version. */
    name: ['name', name],
    /** The version that gets the milestone. */
    versionId: ['versionId', id],
    /** Always 1. */
    listOrder: ['listOrder', z.literal(1)],
  }),
  response: written(milestone),
  errors: [409],
})

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

export const deleteMilestone = endpoint({
  method: 'DELETE',
  path: '/milestones/{id}',
  summary: 'Delete a milestone with its grants.',
  level: 'superadmin',
  query: inOrganisation,
  body: request({
    /** The milestone as the caller last saw it. If it has changed since, the response is 409. */
    expected: expected.nameAndStatus,
  }),
  response: written(nothing),
  errors: [409],
})
