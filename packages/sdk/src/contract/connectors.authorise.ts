import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, textUpTo } from './wire/fields.ts'
import { providerAddress } from './wire/provider-address.ts'

export const authorise = endpoint({
  method: 'POST',
  path: '/authorise/{type}',
  summary: 'Get the address at which to authorise a connector of a type.',
  level: 2,
  query: z.strictObject({
    /** The id of the organisation that gets the connector. */
    state: id,
  }),
  body: z.strictObject({
    /** The organisation number. Only PowerOffice Go needs it. */
    organisationNumber: z.optional(textUpTo(100)),
    /** The connector of a custom source, which exists before it is authorised. */
    connectorId: z.optional(id),
  }),
  response: providerAddress,
  errors: [409],
  keyed: false,
})

export const authorisePage = endpoint({
  method: 'GET',
  path: '/authorise/{type}',
  summary: 'Show a page that asks before authorising a connector.',
  level: 'public',
  query: z.strictObject({
    /** The id of the organisation that gets the connector. */
    state: id,
  }),
  response: z.string(),
  errors: [404],
  service: 'connector',
  media: 'page',
})
