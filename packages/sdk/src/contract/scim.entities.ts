import {
  type ScimFailure,
  type ScimMapping,
  type ScimProvisioning,
  type ScimRequest,
  scimActions,
  scimResources,
} from '@tributary/domain'
import * as z from 'zod/mini'
import { apiToken } from './tokens.entities.ts'
import { entity } from './wire/entity.ts'
import { flag, id, listOf, orNull, text } from './wire/fields.ts'
import { instant } from './wire/instant.ts'

const count = /* @__PURE__ */ z.number()

const fields = {
  at: ['AtUtc', instant],
  action: ['Action', /* @__PURE__ */ z.literal(scimActions)],
  resource: ['Resource', /* @__PURE__ */ z.literal(scimResources)],
  status: ['Status', count],
} as const

const failure = entity<ScimFailure>({
  ...fields,
  subject: ['Subject', orNull(text)],
  reason: ['Reason', text],
  count: ['Count', count],
})

const mapping = entity<ScimMapping>({
  groupId: ['GroupId', id],
  name: ['Name', text],
  externalId: ['ExternalId', orNull(text)],
  members: ['Members', count],
  created: ['Created', flag],
})

export const scimProvisioning = entity<ScimProvisioning>({
  address: ['Address', text],
  active: ['Active', flag],
  tokens: ['Tokens', listOf(apiToken)],
  lastRequest: ['LastRequest', orNull(entity<ScimRequest>(fields))],
  failures: ['Failures', listOf(failure)],
  users: ['Users', count],
  groups: ['Groups', count],
  mappings: ['Mappings', listOf(mapping)],
})
