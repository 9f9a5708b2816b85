import type { Approval, Area, Client, RefreshRun, Subarea, User } from '@tributary/domain'
import { triageRows } from '@tributary/sdk/connectors'
import { describe, expect, it } from 'vitest'
import { sessionCsv } from '../src/account/profile/session-csv.ts'
import { approvalCsv } from '../src/approvals/approval-csv.ts'
import { triageCsv } from '../src/connectors/glance/triage-csv.ts'
import { runCsv } from '../src/connectors/runs/run-csv.ts'
import { areaCsv, subareaCsv } from '../src/excel/structure/area-csv.ts'
import { organisationCsv } from '../src/organisations/organisation-csv.ts'
import type { CsvColumn } from '../src/primitives/CsvButton/csv-column.ts'
import { userCsv } from '../src/users/user-csv.ts'
import { companyCsv } from '../src/xero2sql/company-csv.ts'
import { tokenCsv, tokenCsvRows } from '../src/xero2sql/token-csv.ts'

const written = <Row>(columns: readonly CsvColumn<Row>[], row: Row) =>
  columns.map(({ header, text }) => [header, text(row)])
const at = new Date('2026-11-28T06:00:00Z')
const active = { id: 1, name: 'active' } as const

describe('the columns of [SHELL-55]', () => {
  it('users', () => {
    const user: User = {
      ...{ id: 1, firstName: 'Ann', lastName: 'Elm', emailAddress: 'ann@tributary.example' },
      ...{
        belongsElsewhere: false,
        status: active,
        lastSignedInAt: at,
        entities: [],
        groups: [],
        helperTables: [],
      },
      ...{ roleId: 4, statusId: 1, everyEntity: false, xero2SqlProducts: [], connectors: [] },
      role: { id: 4, name: 'ExcelUser', displayName: 'Excel user' },
    }
    expect(written(userCsv(), user)).toEqual([
      ['First name', 'Ann'],
      ['Last name', 'Elm'],
      ['Email address', 'ann@tributary.example'],
      ['Role', 'Excel user'],
      ['Status', 'Active'],
      ['Last signed in (UTC)', '2026-11-28 06:00:00'],
    ])
  })

  it('organisations', () => {
    const acme: Client = { id: 1, key: 'acme-traders', name: 'acme Traders', code: null }
    expect(written(organisationCsv(), acme)).toEqual([
      ['Name', 'acme Traders'],
      ['Key', 'acme-traders'],
      ['Schema', ''],
    ])
  })

  it('approvals', () => {
    const approval: Approval = {
      ...{ id: 1, approvalType: 'JOIN_ORGANISATION', approvalStatus: 'APPROVED', requestedAt: at },
      ...{ approvedAt: null, approvedUser: 'Olga Oak', approvalContext: '{"Description":"Petra joins"}' },
    }
    expect(written(approvalCsv(), approval)).toEqual([
      ['Type', 'JOIN ORGANISATION'],
      ['Request', 'Petra joins'],
      ['Status', 'Approved'],
      ['Requested (UTC)', '2026-11-28 06:00:00'],
      ['Decided (UTC)', ''],
      ['Decided by', 'Olga Oak'],
    ])
  })

  it('areas and sub-areas, with their links in one cell', () => {
    const names = [
      { id: 7, name: 'North' },
      { id: 8, name: 'South' },
    ]
    const item = { id: 1, name: 'Revenue', status: active, organisationId: 1 }
    const area: Area = { ...item, subareaLinkType: 'custom', subareas: names, allCurrentAndFuture: false }
    const subarea: Subarea = { ...item, listOrder: 1, areas: names.slice(1) }
    expect(written(areaCsv(), area).at(-1)).toEqual(['Sub-areas', 'North; South'])
    expect(written(areaCsv(), { ...area, allCurrentAndFuture: true }).at(-1)).toEqual([
      'Sub-areas',
      'All Sub-areas',
    ])
    expect(written(subareaCsv(names.slice(0, 1)), subarea)).toEqual([
      ['Name', 'Revenue'],
      ['Status', 'Active'],
      ['Areas', 'North; South'],
    ])
  })

  it('connectors', () => {
    const at7 = new Date('2026-11-28T07:00:00Z')
    const log = {
      ...{ manuallyTriggeredAt: at, automaticallyTriggeredAt: null, completedAt: at, hasError: false },
      ...{ forbidden: false, refreshDetail: null, error: null },
    }
    const files = {
      ...{ name: 'Warehouse files', key: 'warehouse-files', type: 'ftp', status: 'CONNECTED', log },
      ...{ schedule: '0 8 * * *', lastLoadedAt: at, rows: 4131, needsAuthorisation: false },
      assigned: { count: 3, self: true, first: [] },
    }
    const [row] = triageRows([files], at7)
    expect(row && written(triageCsv(at7), row)).toEqual([
      ['State', 'Up to date'],
      ['Name', 'Warehouse files'],
      ['Type', 'FTP'],
      ['Link', 'Connected'],
      ['Data', 'Fresh, 1 h'],
      ['Last load (UTC)', '2026-11-28 06:00:00'],
      ['Rows', '4131'],
      ['Next refresh (UTC)', '2026-11-28 08:00:00'],
      ['People', '3'],
    ])
  })

  it('refreshes', () => {
    const run: RefreshRun = {
      ...{ id: 1, clientConnectorId: 2, state: 'failed', trigger: 'manual', fullSync: true, rows: 4131 },
      ...{ triggeredAt: at, startedAt: at, completedAt: null, detail: null, error: 'No.', forbidden: false },
      ...{ cause: null, retryAt: null, requestedBy: 'Olga Oak' },
    }
    expect(written(runCsv(), run)).toEqual([
      ['Started (UTC)', '2026-11-28 06:00:00'],
      ['Ended (UTC)', ''],
      ['Outcome', 'Failed'],
      ['Rows', '4131'],
      ['Kind', 'Full'],
      ['Trigger', 'By hand'],
      ['By', 'Olga Oak'],
      ['Error', 'No.'],
    ])
  })
})

describe('the columns of lists outside connectors', () => {
  it('Xero companies, with the last sync of each [GLANCE-115]', () => {
    const company = { id: 1, companyName: 'Kauri Ridge Orchards', lastTriggeredAt: at }
    expect(written(companyCsv(), company)).toEqual([
      ['Company', 'Kauri Ridge Orchards'],
      ['Last on demand sync started on (UTC)', '2026-11-28 06:00:00'],
    ])
  })

  it('authorisations at Xero: a line for each company, without credentials [GLANCE-116]', () => {
    const credentials = { host: 'db.example,1433', database: 'figures', schema: 'dbo', user: 'loader' }
    const organisations = [
      { id: 't-1', name: 'Kauri Ridge Orchards', credentials },
      { id: 't-2', name: 'Harbour & Pine Ltd', credentials: null },
    ]
    const token = { email: 'sam@tributary.example', xeroUserId: 'x-1' }
    const rows = tokenCsvRows([{ ...token, organisations }, token])
    expect(rows.map((row) => tokenCsv().map(({ text }) => text(row)))).toEqual([
      ['sam@tributary.example', 'x-1', 'Kauri Ridge Orchards', 't-1', 'Linked'],
      ['sam@tributary.example', 'x-1', 'Harbour & Pine Ltd', 't-2', 'No database'],
      ['sam@tributary.example', 'x-1', '', '', ''],
    ])
  })

  it('sessions, with the current one marked [GLANCE-117]', () => {
    const session = {
      ...{ id: 's1', description: 'Edge on Windows', current: true },
      ...{ startedAt: at, lastSeenAt: null },
      ...{ network: '203.0.113.7', sameNetwork: true, factor: 'email' as const },
    }
    expect(written(sessionCsv(), session)).toEqual([
      ['Browser', 'Edge on Windows'],
      ['Current', 'This browser'],
      ['Signed in (UTC)', '2026-11-28 06:00:00'],
      ['Last seen (UTC)', ''],
      ['Network', '203.0.113.7'],
      ['Factor', 'with a mailed code'],
    ])
  })
})
