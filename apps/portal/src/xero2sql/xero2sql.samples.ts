import { olga } from '../approvals/approvals.samples.ts'
import { fakeBackend } from '../test/fake-backend.ts'

const MINUTE_MS = 60_000

export const sue = { ...olga, firstName: 'Sue', lastName: 'Stone', role: 'SuperAdmin', roleLevel: 0 }

export const company = (Id: string, CompanyName: string, minutesAgo: number | null = null) => ({
  Id,
  CompanyName,
  LastIncrementalTriggerDate:
    minutesAgo === null ? null : new Date(Date.now() - minutesAgo * MINUTE_MS).toISOString(),
})

const creds = { connector: 'mssql', host: 'sql01', database: 'figures', schema: 'xero', user: 'svc' }

export const LIST = 'GET /me/xero2sqlproducts'
export const START = 'POST /xero2sqlproducts/*/incremental'
export const SAVE = 'POST /xero2sqlproducts/*/database-credentials'
export const SAVE_TOKEN = 'PATCH /token/*'

/** A backend with companies, one of them just synced, and two authorisations. It records what was sent. */
export function xeroBackend(person: object = sue) {
  const said: unknown[] = []
  const recorded =
    (data: object) =>
    ({ body }: { body: unknown }) => {
      said.push(body)
      return { message: 'The database has been saved.', data }
    }
  const traders = { id: 't1', name: 'Acme Traders Ltd', creds }
  const backend = fakeBackend({
    'POST /auth/refresh': person,
    'GET /approvals': [],
    [LIST]: [company('c1', 'Acme Traders Ltd', 6), company('c2', 'Acme Retail Ltd')],
    [START]: { statusCode: 200, message: 'The sync was requested.' },
    'GET /xero2sqlproducts/*/database-credentials': traders,
    [SAVE]: recorded(traders),
    'GET /token': [
      { email: { email: 'ana@acme.example' }, xero_userid: 'x-1' },
      { email: 'tom@acme.example', xero_userid: 'x-2' },
    ],
    'GET /token/x-1': {
      ...{ email: { email: 'ana@acme.example' }, xero_userid: 'x-1' },
      organisations: [traders, { id: 't2', name: 'Acme Retail Ltd', creds: null }],
    },
    'GET /token/x-2': { email: 'tom@acme.example', xero_userid: 'x-2', organisations: [] },
    [SAVE_TOKEN]: recorded(traders),
    'GET /entities': [],
  })
  return { ...backend, said }
}
