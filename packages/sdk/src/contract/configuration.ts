import type { Setting } from '@tributary/domain'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { list, written } from './wire/answers.ts'
import { status } from './wire/common.ts'
import { entity } from './wire/entity.ts'
import { orNull, text, textUpTo } from './wire/fields.ts'
import { instantOrNull } from './wire/instant.ts'
import { request } from './wire/request.ts'

export const listStatuses = endpoint({
  method: 'GET',
  path: '/statuses',
  summary: 'List the statuses and their ids.',
  level: 'user',
  response: list(status),
})

/** A flag that is text in JSON. */
const flagAsText = z.codec(z.literal(['true', 'false']), z.boolean(), {
  decode: (wire) => wire === 'true',
  encode: (value) => (value ? 'true' : 'false'),
})

export const setting = entity<Setting>({
  key: ['Key', text],
  value: ['Value', flagAsText],
  changedAt: ['ChangedAtUtc', instantOrNull],
  changedBy: ['ChangedUser', orNull(text)],
})

export const listSettings = endpoint({
  method: 'GET',
  path: '/admin/globalconfiguration',
  summary: 'List the switches of the installation.',
  level: 1,
  response: list(setting),
})

export const changeSetting = endpoint({
  method: 'POST',
  path: '/admin/globalconfiguration',
  summary: 'Turn a switch of the installation on or off.',
  level: 1,
  body: request({
    /** The switch to change. */
    key: ['key', textUpTo(100)],
    /** The new state: on is `true`. */
    value: ['value', flagAsText],
  }),
  response: written(setting),
  errors: [409],
})
