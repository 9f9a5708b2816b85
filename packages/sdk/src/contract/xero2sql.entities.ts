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
const email = z.codec(
  z.union([
    z.looseObject({
      /** The address of the Xero user. */
      email: text,
    }),
    text,
  ]),
  z.string(),
  {
    decode: (wire) => (typeof wire === 'string' ? wire : wire.email),
    encode: (address) => ({ email: address }),
  },
)

const tokenFields = { email: ['email', email], xeroUserId: ['xero_userid', text] } as const

export const token = entity<Xero2SqlToken>(tokenFields)

const database = {
  /** The SQL Server, e.g. `db.example,1433`. */
  host: text,
  /** The name of the database on that host. */
  database: text,
  /** The schema that receives the tables. */
  schema: text,
  /** The database user. */
  user: text,
}

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
  credentials: [
    'creds',
    orNull(
      z.object({
        /** The kind of database. Only SQL Server is supported. */
        connector: z.literal('mssql'),
        ...database,
      }),
    ),
  ],
})

const setting = textUpTo(255)

/** The database of one Xero company: the company and all credentials. */
export const tenantRequest = request({
  /** The id of the company at Xero. */
  tenantId: ['tenantId', setting],
  /** The name of the company. */
  tenantName: ['tenantName', setting],
  /** The database that receives its figures. */
  credentials: [
    'creds',
    z.strictObject({
      /** The kind of database. Only SQL Server is supported. */
      connector: z.literal('mssql'),
      /** The SQL Server, e.g. `db.example,1433`. */
      host: setting,
      /** The name of the database on that host. */
      database: setting,
      /** The schema that receives the tables. */
      schema: setting,
      /** The database user. */
      user: setting,
      /** The password of the database user. */
      password: textUpTo(1024),
    }),
  ],
})
