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
