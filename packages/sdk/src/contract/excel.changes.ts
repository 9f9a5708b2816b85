import type { StructureChange } from '@tributary/domain'
import { endpoint } from './endpoint.ts'
import { area, milestone, subarea } from './excel.entities.ts'
import { list, nothing, written } from './wire/answers.ts'
import { ofOrganisation, organisationId } from './wire/common.ts'
import { entity } from './wire/entity.ts'
import { id, orNull, text } from './wire/fields.ts'
import { instant } from './wire/instant.ts'
import { request } from './wire/request.ts'

export const structureChange = entity<StructureChange>({
  id: ['Id', id],
  at: ['AtUtc', instant],
  action: ['Action', text],
  target: ['Target', text],
  name: ['Name', text],
  by: ['By', orNull(text)],
  until: ['UntilUtc', instant],
})

export const listStructureChanges = endpoint({
  method: 'GET',
  path: '/structure-changes',
  summary: 'List the changes that the caller can still undo, the newest first.',
  level: 3,
  query: ofOrganisation,
  response: list(structureChange),
})

export const undoStructureChange = endpoint({
  method: 'POST',
  path: '/structure-changes/{id}/undo',
  summary: 'Undo a change of the last ten minutes, wholly or not at all.',
  level: 3,
  body: request({
    /** The organisation of the change. */
    organisationId,
  }),
  response: written(nothing),
  errors: [409],
})

const into = {
  /** The organisation of both. */
  organisationId,
  /** The item that stays. It gets the links and grants of the other one. */
  intoId: ['intoId', id],
} as const

export const mergeArea = endpoint({
  method: 'POST',
  path: '/areas/{id}/merge',
  summary: 'Merge an area into another one, with its links and what groups may see of it.',
  level: 1,
  body: request(into),
  response: written(area),
})

export const mergeSubarea = endpoint({
  method: 'POST',
  path: '/subareas/{id}/merge',
  summary: 'Merge a sub-area into another one, with its links and what groups may see of it.',
  level: 1,
  body: request(into),
  response: written(subarea),
})

export const moveSubarea = endpoint({
  method: 'POST',
  path: '/subareas/{id}/move',
  summary: 'Link a sub-area to another area instead, with what groups may see of it there.',
  level: 3,
  body: request({
    /** The organisation of all three. */
    organisationId,
    /** The area that the sub-area leaves. An automatic one becomes custom and keeps its other links. */
    fromAreaId: ['fromAreaId', id],
    /** The area that gets the sub-area. */
    toAreaId: ['toAreaId', id],
  }),
  response: written(subarea),
})

export const moveMilestone = endpoint({
  method: 'POST',
  path: '/milestones/{id}/move',
  summary: 'Move a milestone to another version, with what groups may see of it.',
  level: 3,
  body: request({
    /** The organisation of the milestone. */
    organisationId,
    /** The version that gets the milestone. */
    versionId: ['versionId', id],
  }),
  response: written(milestone),
  errors: [409],
})
