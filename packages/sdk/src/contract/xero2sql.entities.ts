import type {
  TenantCredentials,
  TokenOrganisation,
  Xero2SqlProduct,
  Xero2SqlToken,
  Xero2SqlTokenDetails,
} from '@tributary/domain'
import * as z from 'zod/mini'
import { entity } from './wire/entity.ts'
import { id, listOf, orNull, text, textUpTo } from './wire/fields.ts'
import { instantOrNull } from './wire/instant.ts'
import { request } from './wire/request.ts'

export const product = entity<Xero2SqlProduct>({
  id: ['Id', id],
  companyName: ['CompanyName', text],
  lastTriggeredAt: ['LastIncrementalTriggerDate', instantOrNull],
})

/** `{email}` in `email`, or the address itself. */
const email = z.codec(z.union([z.looseObject({ email: text }), text]), z.string(), {
  decode: (wire) => (typeof wire === 'string' ? wire : wire.email),
  encode: (address) => ({ email: address }),
})

const tokenFields = { email: ['email', email], xeroUserId: ['xero_userid', text] } as const

export const token = entity<Xero2SqlToken>(tokenFields)

const database = { host: text, database: text, schema: text, user: text }

export const tokenOrganisation = entity<TokenOrganisation>({
  id: ['id', text],
  name: ['name', text],
  credentials: ['creds', orNull(z.object(database))],
})

export const tokenDetails = entity<Xero2SqlTokenDetails>({
  ...tokenFields,
  organisations: ['organisations', listOf(tokenOrganisation)],
})

export const tenantCredentials = entity<TenantCredentials>({
  id: ['id', text],
  name: ['name', text],
  credentials: ['creds', orNull(z.object({ connector: z.literal('mssql'), ...database }))],
})

const setting = textUpTo(255)

/** The database of one Xero company: the company and all credentials (DATA-25). */
export const tenantRequest = request({
  tenantId: ['tenantId', setting],
  tenantName: ['tenantName', setting],
  credentials: [
    'creds',
    z.strictObject({
      connector: z.literal('mssql'),
      host: setting,
      database: setting,
      schema: setting,
      user: setting,
      password: textUpTo(1024),
    }),
  ],
})
