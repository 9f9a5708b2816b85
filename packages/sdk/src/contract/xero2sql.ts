import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { user } from './users.entities.ts'
import { list, messageResponse, written } from './wire/answers.ts'
import { inOrganisation, ofOrganisation } from './wire/common.ts'
import { expectedIds } from './wire/expected.ts'
import { id } from './wire/fields.ts'
import {
  product,
  tenantCredentials,
  tenantRequest,
  token,
  tokenDetails,
  tokenOrganisation,
} from './xero2sql.entities.ts'

export const listXeroTokens = endpoint({
  method: 'GET',
  path: '/token',
  summary: 'List the authorisations at Xero.',
  level: 'superadmin',
  response: list(token),
})

export const getXeroToken = endpoint({
  method: 'GET',
  path: '/token/{id}',
  summary: 'Get an authorisation with the companies it gives access to.',
  level: 'superadmin',
  response: tokenDetails,
})

export const saveTokenCredentials = endpoint({
  method: 'PATCH',
  path: '/token/{id}',
  summary: 'Store the database of one company of an authorisation.',
  level: 'superadmin',
  body: tenantRequest,
  response: written(tokenOrganisation),
})

export const synchroniseTokenTables = endpoint({
  method: 'GET',
  path: '/token/{id}/sync-tables',
  summary: 'Synchronise the tables of an authorisation.',
  level: 'superadmin',
  response: messageResponse(200, 'statusCode'),
  errors: [409, 502, 504],
  deadline: 'synchronise',
  acts: true,
})

export const listMyXero2SqlProducts = endpoint({
  method: 'GET',
  path: '/me/xero2sqlproducts',
  summary: 'List the Xero companies of the caller.',
  level: 'user',
  query: inOrganisation,
  response: list(product),
})

export const listXero2SqlUsers = endpoint({
  method: 'GET',
  path: '/users/xero2sqlproduct',
  summary: 'List members with the Xero companies linked to them.',
  level: 2,
  query: ofOrganisation,
  response: list(user),
})

export const unlinkUserFromXero2SqlProducts = endpoint({
  method: 'DELETE',
  path: '/users/{id}/xero2sqlproduct',
  summary: 'Remove every link of a user to Xero companies.',
  level: 2,
  query: inOrganisation,
  body: z.strictObject({
    /**
     * The ids of the linked companies the caller last saw, in any order. If they have changed since,
     * the response is 409.
     */
    expected: expectedIds,
  }),
  longBody: true,
  response: written(user),
  errors: [409],
})

export const linkUserToXero2SqlProduct = endpoint({
  method: 'POST',
  path: '/users/{id}/link-xero2sqlproduct',
  summary: 'Link a user to a Xero company.',
  level: 2,
  query: inOrganisation,
  body: z.strictObject({
    /** The Xero company to link. */
    xero2SqlProductId: id,
    /**
     * The ids of the linked companies the caller last saw, in any order. If they have changed since,
     * the response is 409.
     */
    expected: expectedIds,
  }),
  longBody: true,
  response: written(user),
  errors: [409],
})

export const startXero2SqlSync = endpoint({
  method: 'POST',
  path: '/xero2sqlproducts/{id}/incremental',
  summary: 'Start a sync of a Xero company.',
  level: 'user',
  response: messageResponse(200, 'statusCode'),
})

export const getXero2SqlCredentials = endpoint({
  method: 'GET',
  path: '/xero2sqlproducts/{id}/database-credentials',
  summary: 'Get the database of a Xero company, without its password.',
  level: 'user',
  response: tenantCredentials,
})

export const saveXero2SqlCredentials = endpoint({
  method: 'POST',
  path: '/xero2sqlproducts/{id}/database-credentials',
  summary: 'Store the database of a Xero company.',
  level: 'user',
  body: tenantRequest,
  response: written(tenantCredentials),
})
