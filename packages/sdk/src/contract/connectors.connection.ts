import * as z from 'zod/mini'
import { connectionCheck } from './connectors.entities.ts'
import { endpoint } from './endpoint.ts'
import { list } from './wire/answers.ts'
import { id, textUpTo } from './wire/fields.ts'
import { request } from './wire/request.ts'

/**
 * Try settings before they are saved; nothing is stored. Blank secrets mean those of the connector that is named, as long
 * as they go where they went. Each check depends on those before it; a failed one is an answer, no error.
 */
export const testConnection = endpoint({
  method: 'POST',
  path: '/business2cloud/clients/{orgId}/connectors/test',
  summary: 'Try the settings of a connector without saving them.',
  level: 2,
  body: request({
    sourceConnectorId: ['SourceConnectorId', id],
    clientConnectorId: ['ClientConnectorId', z.optional(id)],
    properties: [
      'Properties',
      z
        .array(
          request({ name: ['Name', textUpTo(100)], value: ['Value', z.string().check(z.maxLength(4000))] }),
        )
        .check(z.maxLength(50)),
    ],
  }),
  response: list(connectionCheck),
  service: 'connector',
  deadline: 'synchronise',
})
