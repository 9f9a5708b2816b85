import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { entityOfOrganisation, helperTable } from './excel.entities.ts'
import { list, nothing, written } from './wire/answers.ts'
import { inOrganisation, name, organisationId } from './wire/common.ts'
import { expected } from './wire/expected.ts'
import { id } from './wire/fields.ts'
import { request } from './wire/request.ts'

const nameOnly = request({ name: ['name', name], organisationId })

/** The entities of one organisation, or of all of the caller's (CALL-24). */
export const listEntities = endpoint({
  method: 'GET',
  path: '/entities',
  summary: 'List entities.',
  level: 3,
  query: inOrganisation,
  response: list(entityOfOrganisation),
})

/** Create an entity; users linked to all current and future ones are linked to it (CALL-25). */
export const createEntity = endpoint({
  method: 'POST',
  path: '/entities',
  summary: 'Create an entity.',
  level: 3,
  body: nameOnly,
  response: written(entityOfOrganisation),
  errors: [409],
})

/** Change an entity's name (CALL-26); with `expected` only while it is as it was seen. */
export const updateEntity = endpoint({
  method: 'POST',
  path: '/entities/{id}',
  summary: 'Change the name of an entity.',
  level: 3,
  query: inOrganisation,
  body: request({ name: ['name', name], organisationId, expected: expected.name }),
  response: written(entityOfOrganisation),
  errors: [409],
})

/** Delete an entity and its links to users (CALL-27); with `expected` only while it is as it was seen. */
export const deleteEntity = endpoint({
  method: 'DELETE',
  path: '/entities/{id}',
  summary: 'Delete an entity with its links to users.',
  level: 3,
  query: inOrganisation,
  body: request({ expected: expected.name }),
  response: written(nothing),
  errors: [409],
})

/** The helper tables of one organisation, or of all of the caller's (CALL-40). */
export const listHelperTables = endpoint({
  method: 'GET',
  path: '/helperTables',
  summary: 'List helper tables.',
  level: 3,
  query: inOrganisation,
  response: list(helperTable),
})

/** Letters and digits, not beginning with more than the digits a name may keep (requirement HELPER-06). */
const inputTableName = z.string().check(z.regex(/^[A-Za-z0-9]{1,128}$/))

/** Create a helper table (CALL-41). */
export const createHelperTable = endpoint({
  method: 'POST',
  path: '/helperTables',
  summary: 'Create a helper table.',
  level: 3,
  body: request({
    name: ['name', name],
    organisationId,
    inputTableName: ['inputTableName', inputTableName],
  }),
  response: written(helperTable),
  errors: [409],
})

/**
 * Change a helper table's name, status and SQL-style name (CALL-42); with `expected` only while name and status are as
 * they were seen.
 */
export const updateHelperTable = endpoint({
  method: 'POST',
  path: '/helperTables/{id}',
  summary: 'Change the name, status and table name of a helper table.',
  level: 3,
  query: inOrganisation,
  body: request({
    name: ['name', name],
    organisationId,
    statusId: ['statusId', id],
    inputTableName: ['inputTableName', inputTableName],
    expected: expected.nameAndStatus,
  }),
  response: written(helperTable),
  errors: [409],
})

/** Delete a helper table and its links to users (CALL-43); with `expected` only while it is as it was seen. */
export const deleteHelperTable = endpoint({
  method: 'DELETE',
  path: '/helperTables/{id}',
  summary: 'Delete a helper table with its links to users.',
  level: 'superadmin',
  query: inOrganisation,
  body: request({ expected: expected.nameAndStatus }),
  response: written(nothing),
  errors: [409],
})
