import * as z from 'zod/mini'
import { connectionCheck } from './connectors.entities.ts'
import { endpoint } from './endpoint.ts'
import { list } from './wire/answers.ts'
import { id, textUpTo } from './wire/fields.ts'
import { request } from './wire/request.ts'

export const testConnection = endpoint({
  method: 'POST',
  path: '/business2cloud/clients/{orgId}/connectors/test',
  summary: 'Test the settings of a connector without saving them.',
  level: 2,
  body: request({
    /** The id of the connector type. */
    sourceConnectorId: ['SourceConnectorId', id],
    /** An existing connector, whose stored secrets are used for missing ones. */
    clientConnectorId: ['ClientConnectorId', z.optional(id)],
    /** The settings to test, up to 50. */
    properties: [
      'Properties',
      z
        .array(
          request({
            /** The full name of the property, e.g. `ftp.host`. */
            name: ['Name', textUpTo(100)],
            /** The value to test. */
            value: ['Value', z.string().check(z.maxLength(4000))],
          }),
        )
        .check(z.maxLength(50)),
    ],
    /** Whether the check `source-readable` shall have a sample of the data. */
    sample: ['Sample', z.optional(z.boolean())],
  }),
  response: list(connectionCheck),
  service: 'connector',
  deadline: 'synchronise',
})
