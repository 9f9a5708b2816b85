import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { area, subarea } from './excel.entities.ts'
import { list, nothing, written } from './wire/answers.ts'
import { inOrganisation, name, organisationId } from './wire/common.ts'
import { expected, expectedIds } from './wire/expected.ts'
import { id } from './wire/fields.ts'
import { request } from './wire/request.ts'

/**
 * `links: 'custom'` omits the links of automatic areas from the list. An automatic area is linked to every sub-area,
 * so `linkIndex` of the domain derives them.
 */
const listQuery = z.strictObject({
  orgId: z.optional(id),
  links: z.optional(z.literal(['all', 'custom'])),
})

export const listAreas = endpoint({
  method: 'GET',
  path: '/areas',
  summary: 'List areas with the sub-areas they are linked to.',
  level: 3,
  query: listQuery,
  response: list(area),
  errors: [422],
})

export const createArea = endpoint({
  method: 'POST',
  path: '/areas',
  summary: 'Create an area.',
  level: 3,
  body: request({ name: ['name', name], organisationId }),
  response: written(area),
  errors: [409],
})

export const updateArea = endpoint({
  method: 'POST',
  path: '/areas/{id}',
  summary: 'Change the name, status and link type of an area.',
  level: 3,
  query: inOrganisation,
  body: request({
    name: ['name', name],
    organisationId,
    statusId: ['statusId', id],
    subareaLinkType: ['subareaLinkType', z.literal(['automatic', 'custom'])],
    expected: expected.area,
  }),
  response: written(area),
  errors: [409],
})

export const deleteArea = endpoint({
  method: 'DELETE',
  path: '/areas/{id}',
  summary: 'Delete an area with its links and grants.',
  level: 1,
  query: inOrganisation,
  body: request({ expected: expected.area }),
  response: written(nothing),
  errors: [409],
})

export const listSubareas = endpoint({
  method: 'GET',
  path: '/subareas',
  summary: 'List sub-areas with the areas they are linked to.',
  level: 3,
  query: listQuery,
  response: list(subarea),
  errors: [422],
})

const listOrder = z.literal(1)

export const createSubarea = endpoint({
  method: 'POST',
  path: '/subareas',
  summary: 'Create a sub-area.',
  level: 3,
  body: request({ name: ['name', name], organisationId, listOrder: ['listOrder', listOrder] }),
  response: written(subarea),
  errors: [409],
})

export const updateSubarea = endpoint({
  method: 'POST',
  path: '/subareas/{id}',
  summary: 'Change the name and status of a sub-area.',
  level: 3,
  query: inOrganisation,
  body: request({
    name: ['name', name],
    organisationId,
    statusId: ['statusId', id],
    listOrder: ['listOrder', listOrder],
    expected: expected.nameAndStatus,
  }),
  response: written(subarea),
  errors: [409],
})

export const deleteSubarea = endpoint({
  method: 'DELETE',
  path: '/subareas/{id}',
  summary: 'Delete a sub-area with its links and grants.',
  level: 1,
  query: inOrganisation,
  body: request({ expected: expected.nameAndStatus }),
  response: written(nothing),
  errors: [409],
})

/** A sub-area to link an area to, or every current and future one. */
const link = z.union([
  z.strictObject({ areaId: id, subareaId: id, expected: expectedIds }),
  z.strictObject({ areaId: id, allCurrentAndFuture: z.literal(true), expected: expectedIds }),
])

export const linkArea = endpoint({
  method: 'POST',
  path: '/subareas/link-to-area',
  summary: 'Link an area to a sub-area, or to every one.',
  level: 3,
  query: inOrganisation,
  body: link,
  longBody: true,
  response: written(area),
  errors: [409],
})

export const unlinkArea = endpoint({
  method: 'POST',
  path: '/subareas/unlink-from-area',
  summary: 'Unlink an area from a sub-area.',
  level: 3,
  query: inOrganisation,
  body: z.strictObject({ areaId: id, subareaId: id, expected: expectedIds }),
  longBody: true,
  response: written(area),
  errors: [409],
})

export const unlinkAreaFromAll = endpoint({
  method: 'POST',
  path: '/subareas/unlink-from-area-all',
  summary: 'Unlink an area from every sub-area.',
  level: 3,
  query: inOrganisation,
  body: z.strictObject({ areaId: id, expected: expectedIds }),
  longBody: true,
  response: written(area),
  errors: [409],
})
