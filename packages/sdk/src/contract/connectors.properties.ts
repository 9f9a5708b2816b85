import * as z from 'zod/mini'
import { connectorProperty } from './connectors.entities.ts'
import { endpoint } from './endpoint.ts'
import { list, nothing, written } from './wire/answers.ts'
import { id, textUpTo } from './wire/fields.ts'
import { request } from './wire/request.ts'

const service = 'connector'
const outdates = 'connector-types'

const propertyName = textUpTo(100)
const propertyValue = z.string().check(z.maxLength(4000))
const several = /* @__NO_SIDE_EFFECTS__ */ <T>(item: z.ZodMiniType<T, unknown>) =>
  z.array(item).check(z.minLength(1), z.maxLength(50))

export const listProperties = endpoint({
  method: 'GET',
  path: '/business2cloud/clients/{orgId}/connectors/{connectorId}/properties',
  summary: 'List the properties of a connector, without secrets.',
  level: 2,
  response: list(connectorProperty),
  service,
})

export const addProperties = endpoint({
  method: 'POST',
  path: '/business2cloud/clients/{orgId}/connectors/{connectorId}/properties',
  summary: 'Add properties to a connector.',
  level: 2,
  body: several(
    request({
      /** The full name, e.g. `ftp.host`. */
      name: ['Name', propertyName],
      /** The value, up to 4,000 characters. */
      value: ['Value', propertyValue],
      /** The connector of the path. */
      clientConnectorId: ['ClientConnectorId', id],
    }),
  ),
  response: written(list(connectorProperty)),
  errors: [409],
  service,
  outdates,
})

export const updateProperties = endpoint({
  method: 'PATCH',
  path: '/business2cloud/clients/{orgId}/connectors/{connectorId}/properties',
  summary: 'Change properties of a connector.',
  level: 2,
  body: several(
    request({
      /** The property to change. */
      id: ['Id', id],
      /** The full name of that property. */
      name: ['Name', propertyName],
      /** The new value, up to 4,000 characters. */
      value: ['Value', propertyValue],
    }),
  ),
  response: written(list(connectorProperty)),
  errors: [409],
  service,
  outdates,
})

export const updateProperty = endpoint({
  method: 'PATCH',
  path: '/business2cloud/clients/{orgId}/connectors/{connectorId}/properties/{propertyId}',
  summary: 'Change one property of a connector.',
  level: 2,
  body: request({
    /** The new value, up to 4,000 characters. */
    value: ['Value', propertyValue],
  }),
  response: written(connectorProperty),
  errors: [409],
  service,
  outdates,
})

export const deleteProperty = endpoint({
  method: 'DELETE',
  path: '/business2cloud/clients/{orgId}/connectors/{connectorId}/properties/{propertyId}',
  summary: 'Remove a property of a connector.',
  level: 2,
  response: written(nothing),
  service,
  outdates,
})
