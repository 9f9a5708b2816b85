import * as z from 'zod/mini'
import { clientConnector, licence } from './connectors.entities.ts'
import { endpoint } from './endpoint.ts'
import { createdConnector, list, nothing, written } from './wire/answers.ts'
import { name } from './wire/common.ts'
import { id } from './wire/fields.ts'
import { request } from './wire/request.ts'

const service = 'connector'
const outdates = 'connector-types'

/** A cron expression. The rules of schedules check its content. */
const schedule = z.string().check(z.maxLength(200))

export const createConnector = endpoint({
  method: 'POST',
  path: '/business2cloud/clients/{orgId}/connectors',
  summary: 'Add a connector.',
  level: 2,
  body: request({
    /** The name on screen, trimmed. */
    name: ['Name', name],
    /** The id of the connector type. */
    sourceConnectorId: ['SourceConnectorId', id],
    /** A cron expression in UTC. Without it, only users start refreshes. */
    schedule: ['Schedule', z.optional(schedule)],
  }),
  response: createdConnector,
  errors: [409],
  service,
  outdates,
})

export const updateConnector = endpoint({
  method: 'PATCH',
  path: '/business2cloud/clients/{orgId}/connectors/{id}',
  summary: 'Change a connector.',
  level: 2,
  body: request({
    /** The new name. Unchanged if missing. */
    name: ['Name', z.optional(name)],
    /** A cron expression in UTC. Null removes the schedule; unchanged if missing. */
    schedule: ['Schedule', z.optional(z.nullable(schedule))],
    /** Connects a disconnected connector again. Unchanged if missing. */
    status: ['Status', z.optional(z.literal('CONNECTED'))],
  }),
  response: written(clientConnector),
  errors: [409],
  service,
  outdates,
})

export const deleteConnector = endpoint({
  method: 'DELETE',
  path: '/business2cloud/clients/{orgId}/connectors/{id}',
  summary: 'Delete a connector.',
  level: 2,
  response: written(clientConnector),
  errors: [409],
  service,
  outdates,
})

export const disconnectConnector = endpoint({
  method: 'DELETE',
  path: '/api/clients/{clientKey}/{connectorKey}',
  summary: 'Disconnect a connector named by keys.',
  level: 2,
  response: written(clientConnector),
  errors: [409],
  service,
  outdates,
})

const ids = z.array(id).check(z.maxLength(10_000))

export const assignOrganisations = endpoint({
  method: 'POST',
  path: '/business2cloud/clients/connectors/{id}/assign-organisations',
  summary: 'Assign a connector to organisations.',
  level: 1,
  body: z.strictObject({
    /** The ids of all organisations that shall have it. It is removed from the others. */
    organisations: ids,
  }),
  longBody: true,
  response: written(nothing),
  service,
  outdates,
})

export const assignUsers = endpoint({
  method: 'POST',
  path: '/business2cloud/clients/connectors/{id}/assign-users',
  summary: 'Assign users to a connector.',
  level: 'member',
  body: z.strictObject({
    /** The ids of all users that shall be assigned. The others are removed. */
    users: ids,
  }),
  longBody: true,
  response: written(nothing),
  errors: [409],
  service,
  outdates,
})

export const listLicences = endpoint({
  method: 'GET',
  path: '/business2cloud/clients/connectors/{id}/licences',
  summary: 'List every licence there is for a connector.',
  level: 'superadmin',
  response: list(licence),
  service,
})

export const listConnectorLicences = endpoint({
  method: 'GET',
  path: '/business2cloud/clients/{orgId}/connectors/{connectorId}/licences',
  summary: 'List the licences a connector has.',
  level: 'superadmin',
  response: list(licence),
  service,
})

export const saveLicences = endpoint({
  method: 'POST',
  path: '/business2cloud/clients/{orgId}/connectors/{connectorId}/licences',
  summary: 'Change the licences of a connector.',
  level: 'superadmin',
  body: z.strictObject({
    /** The ids of all licences that it shall have. The others are removed. */
    licences: ids,
  }),
  longBody: true,
  response: written(list(licence)),
  service,
  outdates,
})
