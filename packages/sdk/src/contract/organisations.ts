import type { Client, DeletedOrganisation, FirstRunState, Organisation } from '@tributary/domain'
import * as z from 'zod/mini'
import { SCHEMA_MAXIMUM } from '../organisations/organisation-form.ts'
import { endpoint } from './endpoint.ts'
import { list, nothing, written } from './wire/answers.ts'
import { name } from './wire/common.ts'
import { entity } from './wire/entity.ts'
import { expected } from './wire/expected.ts'
import { flag, id, orNull, text } from './wire/fields.ts'
import { instant } from './wire/instant.ts'
import { request } from './wire/request.ts'

export const organisation = entity<Organisation>({ id: ['Id', id], companyName: ['CompanyName', text] })

export const listOrganisations = endpoint({
  method: 'GET',
  path: '/organisations',
  summary: 'List the organisations of the caller.',
  level: 'user',
  response: list(organisation),
})

export const client = entity<Client>({
  id: ['Id', id],
  key: ['Key', text],
  name: ['Name', text],
  code: ['Code', orNull(text)],
})

export const listClients = endpoint({
  method: 'GET',
  path: '/business2cloud/clients',
  summary: 'List organisations with their keys and schemas.',
  level: 2,
  response: list(client),
  service: 'connector',
})

/** Lower-case letters, digits and hyphens, because a key is part of URLs. */
const key = z.string().check(z.regex(/^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$/))
/** The name of a database schema, no longer than PostgreSQL allows. */
const code = z.string().check(z.trim(), z.maxLength(SCHEMA_MAXIMUM))

export const saveClient = endpoint({
  method: 'POST',
  path: '/business2cloud/clients',
  summary: 'Add an organisation, or change an existing one.',
  level: 2,
  body: request({
    /** Identifies the organisation. A new key adds an organisation. */
    key: ['key', key],
    /** The name on screen, trimmed. */
    name: ['name', name],
    /** The name of its schema in the installation's database. Unchanged if missing. */
    code: ['Code', z.optional(code)],
    /** The organisation as the caller last saw it. If it has changed since, the response is 409. */
    expected: expected.client,
  }),
  response: written(client),
  errors: [409],
  service: 'connector',
  outdates: 'connector-types',
})

export const firstRunState = entity<FirstRunState>({ hidden: ['Hidden', flag] })

export const getFirstRunState = endpoint({
  method: 'GET',
  path: '/organisations/{orgId}/first-run',
  summary: 'Get whether the caller has hidden the checklist of a new organisation.',
  level: 2,
  response: firstRunState,
})

export const saveFirstRunState = endpoint({
  method: 'POST',
  path: '/organisations/{orgId}/first-run',
  summary: 'Hide the checklist of a new organisation from the caller, or show it again.',
  level: 2,
  body: z.strictObject({
    /** Whether it is hidden from the caller. Other administrators still see it. */
    hidden: z.boolean(),
  }),
  response: written(nothing),
})

export const deleteOrganisation = endpoint({
  method: 'DELETE',
  path: '/organisations/{orgId}',
  summary: 'Delete an organisation. It can be restored for 30 days, and is erased afterwards.',
  level: 2,
  body: z.strictObject({
    /** The name of the organisation, as a check. */
    name,
  }),
  response: written(nothing),
  stepUp: true,
})

export const deletedOrganisation = entity<DeletedOrganisation>({
  id: ['Id', id],
  name: ['Name', text],
  deletedAt: ['DeletedAtUtc', instant],
  deletedBy: ['DeletedBy', orNull(text)],
  erasedAt: ['ErasedAtUtc', instant],
})

export const listDeletedOrganisations = endpoint({
  method: 'GET',
  path: '/organisations/deleted',
  summary: 'List the deleted organisations that the caller may restore.',
  level: 2,
  response: list(deletedOrganisation),
})

export const restoreOrganisation = endpoint({
  method: 'POST',
  path: '/organisations/deleted/{id}/restore',
  summary: 'Restore a deleted organisation, without credentials and with paused schedules.',
  level: 2,
  response: written(nothing),
  stepUp: true,
})
