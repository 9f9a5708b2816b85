import { serviceRoles, tokenLimits } from '@tributary/domain'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { apiToken, newApiToken, serviceAccount, tokenScope } from './tokens.entities.ts'
import { list, nothing, written } from './wire/answers.ts'
import { nameUpTo, ofOrganisation, organisationId, pageOfOrganisation } from './wire/common.ts'
import { id, orNull } from './wire/fields.ts'
import { holds } from './wire/holds.ts'
import { request } from './wire/request.ts'

export const tokenName = /* @__PURE__ */ nameUpTo(tokenLimits.name)
const isDays = (days: number) => Number.isInteger(days) && days >= 1 && days <= tokenLimits.days
export const tokenDays = /* @__PURE__ */ z
  .number()
  .check(holds(isDays, 'must be a whole number from 1 to 366.', 'a whole number from 1 to 366'))
const connectorIds = /* @__PURE__ */ z.array(id).check(z.maxLength(1000))

const newToken = {
  /** What the token is for, trimmed, up to 100 characters. */
  name: ['Name', tokenName],
  /** What it may do. */
  scope: ['Scope', tokenScope],
} as const

export const getCurrentToken = endpoint({
  method: 'GET',
  path: '/me/token',
  summary: 'Get the API token of this call, or null for a signed-in user.',
  level: 'user',
  response: orNull(apiToken),
})

export const listOwnTokens = endpoint({
  method: 'GET',
  path: '/me/tokens',
  summary: 'List the API tokens of the caller.',
  level: 'user',
  response: list(apiToken),
})

export const createOwnToken = endpoint({
  method: 'POST',
  path: '/me/tokens',
  summary: 'Create an API token with the rights of the caller.',
  level: 'user',
  body: request({
    ...newToken,
    /** The days until it expires, a whole number from 1 to 366. */
    days: ['Days', tokenDays],
    /**
     * The only organisations in which it works, up to 100. Null means all of the caller. A limited token has at most the
     * rights of an organisation administrator.
     */
    organisationIds: ['OrganisationIds', z.nullable(z.array(id).check(z.minLength(1), z.maxLength(100)))],
  }),
  response: written(newApiToken),
  errors: [409],
  keyed: false,
  stepUp: true,
})

export const revokeOwnToken = endpoint({
  method: 'DELETE',
  path: '/me/tokens/{id}',
  summary: 'Revoke an API token of the caller.',
  level: 'user',
  response: written(nothing),
})

export const listTokens = endpoint({
  method: 'GET',
  path: '/tokens',
  summary: 'List the API tokens that work in an organisation.',
  level: 2,
  query: pageOfOrganisation,
  response: list(apiToken),
})

export const revokeToken = endpoint({
  method: 'DELETE',
  path: '/tokens/{id}',
  summary: 'Revoke an API token of a member or of a service account.',
  level: 2,
  query: ofOrganisation,
  response: written(nothing),
})

export const listServiceAccounts = endpoint({
  method: 'GET',
  path: '/service-accounts',
  summary: 'List the service accounts of an organisation.',
  level: 2,
  query: pageOfOrganisation,
  response: list(serviceAccount),
})

const account = {
  /** The name, trimmed, up to 100 characters. Unique in the organisation. */
  name: ['Name', tokenName],
  /** The name of its role. */
  role: ['Role', z.literal(serviceRoles)],
  /** The ids of the connectors it sees. An organisation administrator sees all of them. */
  connectorIds: ['ConnectorIds', z.optional(connectorIds)],
  /** The organisation of the account. */
  organisationId,
} as const

export const createServiceAccount = endpoint({
  method: 'POST',
  path: '/service-accounts',
  summary: 'Add a service account.',
  level: 2,
  body: request(account),
  response: written(serviceAccount),
  errors: [409],
})

export const updateServiceAccount = endpoint({
  method: 'POST',
  path: '/service-accounts/{id}',
  summary: 'Change a service account.',
  level: 2,
  body: request(account),
  response: written(serviceAccount),
  errors: [409],
})

export const deleteServiceAccount = endpoint({
  method: 'DELETE',
  path: '/service-accounts/{id}',
  summary: 'Delete a service account and revoke its tokens.',
  level: 2,
  query: ofOrganisation,
  response: written(nothing),
})

export const createServiceToken = endpoint({
  method: 'POST',
  path: '/service-accounts/{id}/tokens',
  summary: 'Create an API token of a service account.',
  level: 2,
  body: request({
    ...newToken,
    /** The days until it expires, a whole number from 1 to 366. Null means never. */
    days: ['Days', z.nullable(tokenDays)],
    /** The organisation of the account. */
    organisationId,
  }),
  response: written(newApiToken),
  errors: [409],
  keyed: false,
  stepUp: true,
})
