import { olga } from '../approvals/approvals.samples.ts'
import { adam } from '../configuration/configuration.samples.ts'
import { fakeBackend } from '../test/fake-backend.ts'

export const LIST = 'GET /audit'

export const sue = { ...adam, firstName: 'Sue', lastName: 'Stone', role: 'SuperAdmin', roleLevel: 0 }

/** An entry about a connector, as the server sends it. */
export const entryRow = (Id: string, more: Record<string, unknown> = {}) => ({
  Id,
  AtUtc: '2026-11-21T06:00:00Z',
  Action: 'connector.changed',
  Actor: { Id: 'u-2', Name: 'Una Ulm' },
  Token: null,
  Organisation: { Id: 'acme', Name: 'acme Traders' },
  Target: 'c-1',
  TargetName: 'Warehouse files',
  Values: [{ Name: 'name', Before: 'Files', After: 'Warehouse files' }],
  Ip: '203.0.113.7',
  RequestId: '6f1d2c3b-8a40-4a53-9b1e-2d5f7c9e0a11',
  ...more,
})

type Row = ReturnType<typeof entryRow>

/** A backend with an audit log, read in pages. It records the query of each request. */
export function auditBackend(rows: readonly Row[], viewer: object = olga) {
  const queries: string[] = []
  const backend = fakeBackend({
    'POST /auth/refresh': viewer,
    'GET /approvals': [],
    [LIST]: ({ query = new URLSearchParams() }) => {
      queries.push(query.toString())
      const start = rows.findIndex(({ Id }) => Id === query.get('cursor')) + 1
      return rows.slice(start, start + Number(query.get('limit')))
    },
  })
  return { ...backend, queries }
}
