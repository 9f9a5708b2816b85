import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { entityOfOrganisation, helperTable } from './excel.entities.ts'
import { list, nothing, written } from './wire/answers.ts'
import { inOrganisation, name, organisationId, pageInOrganisation } from './wire/common.ts'
import { expected } from './wire/expected.ts'
import { id } from './wire/fields.ts'
import { request } from './wire/request.ts'

const nameOnly = request({
  /** The name, trimmed and unique within the organisation. */
  name: ['name', name],
  /** The organisation that gets the entity. */
  organisationId,
})

export const listEntities = endpoint({
  method: 'GET',
  path: '/entities',
  summary: 'List entities.',
  level: 3,
  query: pageInOrganisation,
  response: list(entityOfOrganisation),
})

export const createEntity = endpoint({
  method: 'POST',
  path: '/entities',
  summary: 'Create an entity.',
  level: 3,
  body: nameOnly,
  response: written(entityOfOrganisation),
  errors: [409],
})

export const updateEntity = endpoint({
  method: 'POST',
  path: '/entities/{id}',
  summary: 'Change the name of an entity.',
  level: 3,
  query: inOrganisation,
  body: request({
    /** The name, trimmed and unique within the organisation. */
    name: ['name', name],
    /** The organisation of the entity. */
    organisationId,
    /** The entity as the caller last saw it. If it has changed since, the response is 409. */
    expected: expected.name,
  }),
  response: written(entityOfOrganisation),
  errors: [409],
})

export const deleteEntity = endpoint({
  method: 'DELETE',
  path: '/entities/{id}',
  summary: 'Delete an entity with its links to users.',
  level: 3,
  query: inOrganisation,
  body: request({
    /** The entity as the caller last saw it. If it has changed since, the response is 409. */
    expected: expected.name,
  }),
  response: written(nothing),
  errors: [409],
})

export const listHelperTables = endpoint({
  method: 'GET',
  path: '/helperTables',
  summary: 'List helper tables.',
  level: 3,
  query: pageInOrganisation,
  response: list(helperTable),
})

/** Letters and digits, with a limited number of leading digits. */
const inputTableName = z.string().check(z.regex(/^[A-Za-z0-9]{1,128}$/))

export const createHelperTable = endpoint({
  method: 'POST',
  path: '/helperTables',
  summary: 'Create a helper table.',
  level: 3,
  body: request({
    /** The name, trimmed and unique within the organisation. */
    name: ['name', name],
    /** The organisation that gets the helper table. */
    organisationId,
    /** The name of its table in SQL, as `inputTableName()` of the domain derives it. */
    inputTableName: ['inputTableName', inputTableName],
  }),
  response: written(helperTable),
  errors: [409],
})

export const updateHelperTable = endpoint({
  method: 'POST',
  path: '/helperTables/{id}',
  summary: 'Change the name, status and table name of a helper table.',
  level: 3,
  query: inOrganisation,
  body: request({
    /** The name, trimmed and unique within the organisation. */
    name: ['name', name],
    /** The organisation of the helper table. */
    organisationId,
    /** The id of the new status, from `listStatuses`. */
    statusId: ['statusId', id],
    /** The name of its table in SQL, as `inputTableName()` of the domain derives it. */
    inputTableName: ['inputTableName', inputTableName],
    /** The helper table as the caller last saw it. If it has changed since, the response is 409. */
    expected: expected.nameAndStatus,
  }),
  response: written(helperTable),
  errors: [409],
})

export const deleteHelperTable = endpoint({
  method: 'DELETE',
  path: '/helperTables/{id}',
  summary: 'Delete a helper table with its links to users.',
  level: 'superadmin',
  query: inOrganisation,
  body: request({
    /** The helper table as the caller last saw it. If it has changed since, the response is 409. */
    expected: expected.nameAndStatus,
  }),
  response: written(nothing),
  errors: [409],
})
