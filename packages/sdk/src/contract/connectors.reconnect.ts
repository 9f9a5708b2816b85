import * as z from 'zod/mini'
import { reconnectLink, reconnectOffer } from './connectors.entities.ts'
import { endpoint } from './endpoint.ts'
import { list, nothing, written } from './wire/answers.ts'
import { emailAddress } from './wire/credentials.ts'
import { textUpTo } from './wire/fields.ts'
import { providerAddress } from './wire/provider-address.ts'

const service = 'connector'

/** The token of the mailed link. */
const token = z.strictObject({
  /** The token of the mailed link. */
  token: textUpTo(200),
})

export const listReconnectLinks = endpoint({
  method: 'GET',
  path: '/business2cloud/clients/{orgId}/reconnect-links',
  summary: 'List the requests to others to authorise a connector again.',
  level: 2,
  response: list(reconnectLink),
  service,
})

export const askToReconnect = endpoint({
  method: 'POST',
  path: '/business2cloud/clients/{orgId}/connectors/{id}/reconnect-link',
  summary: 'Mail a link with which a connector is authorised again without an account.',
  level: 2,
  body: z.strictObject({
    /** The address to ask. */
    emailAddress,
  }),
  response: written(reconnectLink),
  errors: [409],
  service,
})

export const withdrawReconnectLink = endpoint({
  method: 'DELETE',
  path: '/business2cloud/clients/{orgId}/connectors/{id}/reconnect-link',
  summary: 'Withdraw the request to authorise a connector again. Its link stops working.',
  level: 2,
  response: written(nothing),
  service,
})

// A POST, so that the token is in no address, and so in no log.
export const openReconnectLink = endpoint({
  method: 'POST',
  path: '/reconnect/open',
  summary: 'Get what the link of a mail asks to authorise. It stays valid.',
  level: 'public',
  body: token,
  response: reconnectOffer,
  errors: [403],
  keyed: false,
})

export const startReconnecting = endpoint({
  method: 'POST',
  path: '/reconnect/start',
  summary: 'Get the address at which the connector of a mailed link is authorised.',
  level: 'public',
  body: token,
  response: providerAddress,
  errors: [403],
  keyed: false,
})
