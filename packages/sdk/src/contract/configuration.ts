import type { Status } from '@tributary/domain'
import { endpoint } from './endpoint.ts'
import { list } from './wire/answers.ts'
import { entity } from './wire/entity.ts'
import { id, text } from './wire/fields.ts'

const status = entity<Status>({ id: ['Id', id], name: ['Name', text] })

/** What areas, versions, users and the like can be: active, locked, archived (CALL-83). */
export const listStatuses = endpoint({
  method: 'GET',
  path: '/statuses',
  summary: 'List the statuses and their ids.',
  level: 'user',
  response: list(status),
})
