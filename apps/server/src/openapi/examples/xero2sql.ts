import type { xero2sql as feature } from '@tributary/sdk/contract'
import type { Examples } from './example.ts'
import { ids, user, written, xeroUser } from './samples.ts'

const tenantId = '5f3c9a70-2b6e-4d0f-8f1e-0b6a7c2d9e41'
const token = {
  email: { email: 'olga@tributary.example' },
  xero_userid: xeroUser,
}
const database = { host: 'sql.acme.example', database: 'finance', schema: 'xero', user: 'loader' }
const company = { id: tenantId, name: 'acme Trading', creds: database }
const stored = { id: tenantId, name: 'acme Trading', creds: { connector: 'mssql', ...database } }
const tenant = {
  tenantId,
  tenantName: 'acme Trading',
  creds: { connector: 'mssql', ...database, password: 'correct horse battery' },
}

export const xero2sqlExamples: Examples<typeof feature> = {
  listXeroTokens: { answer: [token] },
  getXeroToken: { answer: { ...token, organisations: [company] } },
  saveTokenCredentials: { body: tenant, answer: written('The database has been saved.', company) },
  synchroniseTokenTables: { answer: { statusCode: 200, message: 'The tables are being synchronised.' } },
  listMyXero2SqlProducts: {
    answer: [
      {
        Id: ids.xeroCompany,
        CompanyName: 'acme Trading',
        LastIncrementalTriggerDate: '2026-11-21T06:45:00.000Z',
      },
    ],
  },
  listXero2SqlUsers: { answer: [user] },
  unlinkUserFromXero2SqlProducts: {
    body: { expected: [ids.xeroCompany] },
    answer: written('The user has been saved.', { ...user, Xero2SqlProducts: [] }),
  },
  linkUserToXero2SqlProduct: {
    body: { xero2SqlProductId: ids.xeroCompany },
    answer: written('The user has been saved.', user),
  },
  startXero2SqlSync: { answer: { statusCode: 200, message: 'The sync of acme Trading has started.' } },
  getXero2SqlCredentials: { answer: stored },
  saveXero2SqlCredentials: { body: tenant, answer: written('The database has been saved.', stored) },
}
