import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { scimProvisioning } from './scim.entities.ts'
import { newApiToken } from './tokens.entities.ts'
import { tokenDays, tokenName } from './tokens.ts'
import { written } from './wire/answers.ts'
import { id } from './wire/fields.ts'
import { request } from './wire/request.ts'

const path = '/organisations/{orgId}/scim'

export const getScimProvisioning = endpoint({
  method: 'GET',
  path,
  summary: 'Get how the directory of an organisation provisions it with SCIM.',
  level: 2,
  response: scimProvisioning,
})

export const switchScim = endpoint({
  method: 'POST',
  path: `${path}/state`,
  summary: 'Turn SCIM on or off. While it is off, every request of a directory is refused.',
  level: 2,
  body: request({
    /** Whether requests are accepted. */
    active: ['Active', z.boolean()],
  }),
  response: written(scimProvisioning),
  stepUp: true,
})

export const createScimToken = endpoint({
  method: 'POST',
  path: `${path}/tokens`,
  summary: 'Create a token for a directory. The first one turns SCIM on.',
  level: 2,
  body: request({
    /** What the token is called, trimmed, up to 100 characters. The default is the name of the replaced token, or "SCIM". */
    name: ['Name', z.optional(tokenName)],
    /** The days until it expires, a whole number from 1 to 366. Null means never. */
    days: ['Days', z.nullable(tokenDays)],
    /** The id of the token that the new one replaces. It is revoked. */
    replaces: ['Replaces', z.optional(z.nullable(id))],
  }),
  response: written(newApiToken),
  errors: [409],
  keyed: false,
  stepUp: true,
})
