import { AREA_ROWS_MAXIMUM } from '@tributary/domain'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { area, subarea } from './excel.entities.ts'
import { list, nothing, written } from './wire/answers.ts'
import { inOrganisation, name, organisationId, paging } from './wire/common.ts'
import { expected, expectedIds } from './wire/expected.ts'
import { id } from './wire/fields.ts'
import { request } from './wire/request.ts'

/**
 * `links: 'custom'` omits the links of automatic areas from the list. An automatic area is linked to every sub-area,
 * so `linkIndex` of the domain derives them.
 */
const listQuery = z.strictObject({
  /** The organisation. Without it, the items of every organisation of the caller. */
  orgId: z.optional(id),
  /** `custom` leaves out the links of automatic areas. The default is `all`. */
  links: z.optional(z.literal(['all', 'custom'])),
  ...paging,
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
  body: request({
    /** The name, trimmed and unique within the organisation. */
    name: ['name', name],
    /** The organisation that gets the area. */
    organisationId,
  }),
  response: written(area),
  errors: [409],
})

/** The numbers of items that an import has added. */
const importCounts = z.looseObject({
  /** The new areas. */
  areas: z.number(),
  /** The new sub-areas. */
  subareas: z.number(),
  /** The new links of custom areas. */
  links: z.number(),
})

export const importAreas = endpoint({
  method: 'POST',
  path: '/areas/import',
  summary: 'Create areas and sub-areas from the rows of a table and link them, all or nothing.',
  level: 3,
  body: request({
    /** The organisation that gets the areas. */
    organisationId,
    /**
     * The rows, up to 1,000. Names that exist are used, in any letter case. A new area becomes custom and is linked to
     * its sub-areas only. An area that is automatic already is linked to all.
     */
    rows: [
      'rows',
      z
        .array(
          z.strictObject({
            /** The name of the area, trimmed. */
            area: name,
            /** The name of the sub-area, trimmed. Without it, the row adds only the area. */
            subarea: z.optional(name),
          }),
        )
        .check(z.minLength(1), z.maxLength(AREA_ROWS_MAXIMUM)),
    ],
  }),
  longBody: true,
  response: written(importCounts),
})

export const updateArea = endpoint({
  method: 'POST',
  path: '/areas/{id}',
  summary: 'Change the name, status and link type of an area.',
  level: 3,
  query: inOrganisation,
  body: request({
    /** The name, trimmed and unique within the organisation. */
    name: ['name', name],
    /** The organisation of the area. */
    organisationId,
    /** The id of the new status, from `listStatuses`. */
    statusId: ['statusId', id],
    /** `automatic` links all current and future sub-areas, `custom` the selected ones. */
    subareaLinkType: ['subareaLinkType', z.literal(['automatic', 'custom'])],
    /** The area as the caller last saw it. If it has changed since, the response is 409. */
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
  body: request({
    /** The area as the caller last saw it. If it has changed since, the response is 409. */
    expected: expected.area,
  }),
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
  body: request({
    /** The name, trimmed and unique within the organisation. */
    name: ['name', name],
    /** The organisation that gets the sub-area. */
    organisationId,
    /** Always 1. */
    listOrder: ['listOrder', listOrder],
  }),
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
    /** The name, trimmed and unique within the organisation. */
    name: ['name', name],
    /** The organisation of the sub-area. */
    organisationId,
    /** The id of the new status, from `listStatuses`. */
    statusId: ['statusId', id],
    /** Always 1. */
    listOrder: ['listOrder', listOrder],
    /** The sub-area as the caller last saw it. If it has changed since, the response is 409. */
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
  body: request({
    /** The sub-area as the caller last saw it. If it has changed since, the response is 409. */
    expected: expected.nameAndStatus,
  }),
  response: written(nothing),
  errors: [409],
})

/** A sub-area to link an area to, or every current and future one. */
const link = z.union([
  z.strictObject({
    /** The area to link. */
    areaId: id,
    /** The sub-area to link it to. */
    subareaId: id,
    /**
     * The ids of the linked sub-areas the caller last saw, in any order. If they have changed since,
     * the response is 409.
     */
    expected: expectedIds,
  }),
  z.strictObject({
    /** The area to link. */
    areaId: id,
    /** Links every current and future sub-area. */
    allCurrentAndFuture: z.literal(true),
    /**
     * The ids of the linked sub-areas the caller last saw, in any order. If they have changed since,
     * the response is 409.
     */
    expected: expectedIds,
  }),
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
  body: z.strictObject({
    /** The area to unlink. */
    areaId: id,
    /** The sub-area to unlink it from. */
    subareaId: id,
    /**
     * The ids of the linked sub-areas the caller last saw, in any order. If they have changed since,
     * the response is 409.
     */
    expected: expectedIds,
  }),
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
  body: z.strictObject({
    /** The area to unlink. */
    areaId: id,
    /**
     * The ids of the linked sub-areas the caller last saw, in any order. If they have changed since,
     * the response is 409.
     */
    expected: expectedIds,
  }),
  longBody: true,
  response: written(area),
  errors: [409],
})
