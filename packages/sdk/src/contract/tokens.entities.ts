import {
  type ApiToken,
  type NewApiToken,
  type ServiceAccount,
  type TokenOwner,
  tokenScopes,
} from '@tributary/domain'
import * as z from 'zod/mini'
import { named } from './wire/common.ts'
import { entity } from './wire/entity.ts'
import { flag, id, listOf, orNull, text } from './wire/fields.ts'
import { instant, instantOrNull } from './wire/instant.ts'

const owner = entity<TokenOwner>({ id: ['Id', id], name: ['Name', text], isService: ['IsService', flag] })

export const tokenScope = /* @__PURE__ */ z.literal(tokenScopes)

const fields = {
  id: ['Id', id],
  name: ['Name', text],
  scope: ['Scope', tokenScope],
  hint: ['Hint', text],
  organisations: ['Organisations', /* @__PURE__ */ orNull(/* @__PURE__ */ z.array(named))],
  owner: ['Owner', owner],
  createdBy: ['CreatedBy', /* @__PURE__ */ orNull(text)],
  createdAt: ['CreatedAtUtc', instant],
  expiresAt: ['ExpiresAtUtc', instantOrNull],
  lastUsedAt: ['LastUsedAtUtc', instantOrNull],
} as const

export const apiToken = entity<ApiToken>(fields)

export const newApiToken = entity<NewApiToken>({ ...fields, secret: ['Secret', text] })

export const serviceAccount = entity<ServiceAccount>({
  id: ['Id', id],
  name: ['Name', text],
  role: ['Role', text],
  connectors: ['Connectors', listOf(named)],
  createdAt: ['CreatedAtUtc', instant],
})
