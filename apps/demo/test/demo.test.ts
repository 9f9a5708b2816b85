import { demoConnectors, OVERDUE_KEY } from '@tributary/fakes/demo-data/connectors'
import { demoData } from '@tributary/fakes/demo-data/demo-data'
import { demoPeople } from '@tributary/fakes/demo-data/people'
import { reportOf } from '@tributary/fakes/demo-data/tables'
import { refreshState } from '@tributary/sdk/connectors'
import { connectorSettings, hideOverdueRefresh, seed, showOverdueRefresh } from '@tributary/server/seeding'
import { startPostgres, withoutFsync } from '@tributary/tooling/postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectSampleFtp } from '../src/connect-ftp.ts'
import { connectSampleShop } from '../src/connect-shop.ts'
import { fillDemoTables } from '../src/fill-tables.ts'
import { type DemoBackend, NOW, startDemoBackend } from './support/demo-backend.ts'

const engines = { embedded: openEmbedded, PostgreSQL: openPostgres }

async function openEmbedded() {
  const backend = await startDemoBackend({ kind: 'memory' })
  return { backend, close: () => backend.close() }
}

async function openPostgres() {
  const server = await startPostgres(withoutFsync)
  const backend = await startDemoBackend({ kind: 'postgres', databaseUrl: await server.createDatabase() })
  return { backend, close: () => backend.close().finally(() => server.stop()) }
}

const SUE = 'sue@tributary.example'
const at = (text: unknown) => (typeof text === 'string' ? new Date(text) : null)

describe.each(Object.entries(engines))('the demo on the %s engine', (_, open) => {
  let backend: DemoBackend
  let close: () => Promise<void>
  let acme: string
  beforeAll(async () => {
    ;({ backend, close } = await open())
    acme = await backend.idOf('organisations', 'acme-traders')
  })
  afterAll(() => close())

  async function statesOnCards() {
    const sue = await backend.as(SUE)
    const states = new Set<string>()
    for (const type of ['ftp', 'woocommerce', 'xero', 'cin7']) {
      const list = await sue('GET', `/business2cloud/clients/${acme}/connectors/${type}`)
      for (const { Status, Log } of list.json())
        states.add(
          ['DISCONNECTED', 'DELETED'].includes(Status)
            ? Status
            : refreshState(
                Log && {
                  manuallyTriggeredAt: at(Log.ManuallyTriggeredAtUtc),
                  automaticallyTriggeredAt: at(Log.AutomaticallyTriggeredAtUtc),
                  completedAt: at(Log.CompletedAtUtc),
                  hasError: Log.HasError,
                  forbidden: Log.Forbidden,
                  refreshDetail: Log.RefreshDetail,
                  error: Log.Error,
                },
                NOW,
              ),
        )
    }
    return states
  }

  it.each(demoPeople)('lets $firstName sign in', async ({ email, role }) => {
    expect((await backend.signIn(email)).json()).toMatchObject({ email, role })
  })

  it('shows every state a card can have', async () => {
    expect(await statesOnCards()).toEqual(
      new Set([
        'never-started',
        'completed',
        'error',
        'taking-longer',
        'forbidden',
        'DISCONNECTED',
        'DELETED',
      ]),
    )
  })

  it('does not seed a database that has data', async () => {
    const { db } = backend.storage
    await db
      .updateTable('users')
      .set({ last_name: 'Oaktree' })
      .where('email', '=', 'olga@tributary.example')
      .execute()
    await seed(backend.storage, demoData, { ...backend, now: NOW })
    const people = await db.selectFrom('users').select('last_name').orderBy('last_name').execute()
    expect(people.map((person) => person.last_name)).toEqual([
      'Ash',
      'Elm',
      'Nyström',
      'Oaktree',
      'Stone',
      'Ulm',
    ])
  })

  it('shows a refresh that takes too long until a user retries it', async () => {
    const { db } = backend.storage
    const openRuns = () => db.selectFrom('refresh_runs').select('id').where('state', '=', 'running').execute()
    await hideOverdueRefresh(db)
    expect(await openRuns()).toEqual([])
    await showOverdueRefresh(db, OVERDUE_KEY, NOW)
    await showOverdueRefresh(db, OVERDUE_KEY, NOW)
    expect(await openRuns()).toHaveLength(1)

    const adam = await backend.as('adam@tributary.example')
    expect((await adam('POST', '/api/clients/acme-traders/acme-stock/process')).statusCode).toBe(200)
    await hideOverdueRefresh(db)
    await showOverdueRefresh(db, OVERDUE_KEY, NOW)
    expect(await openRuns()).toEqual([])
  })

  it('fills the tables once, with the rows that the cards report', async () => {
    const { storage } = backend
    await fillDemoTables(storage)
    await fillDemoTables(storage)
    const sue = await backend.as(SUE)
    const found = new Map<string, string>()
    for (const type of ['xero', 'cin7', 'woocommerce', 'ftp']) {
      const list = await sue('GET', `/business2cloud/clients/${acme}/connectors/${type}`)
      for (const { Id, Name } of list.json()) {
        const tables = await sue('GET', `/business2cloud/clients/${acme}/connectors/${Id}/tables`)
        for (const { Name: table, Schema: schema, Rows: rows } of tables.json()) {
          const counted = await storage.withConnection(({ query }) =>
            query(`select count(*)::integer as rows from "${schema}"."${table}"`),
          )
          expect(counted.rows).toEqual([{ rows }])
          const line = `${table}: ${rows.toLocaleString('en-GB')} rows`
          found.set(Name, [found.get(Name), line].filter(Boolean).join(', '))
        }
      }
    }
    expect(Object.fromEntries(found)).toEqual({
      'Acme Traders Ltd': 'bank_transactions: 3,640 rows, invoices: 1,431 rows',
      'Acme Retail Ltd': 'bank_transactions: 1,105 rows',
      'Kororā Coffee Importers Limited (Ōtautahi / Christchurch Distribution Centre)': 'invoices: 987 rows',
      'Acme Café Bar Ltd': 'invoices: 204 rows',
      'Old Mill Bakery (closed)': 'invoices: 164 rows',
      'Acme stock': 'stock_movements: 2,018 rows',
    })
  })

  it('previews the rows of a table', async () => {
    const sue = await backend.as(SUE)
    const id = await backend.idOf('connectors', 'acme-traders-ltd')
    const preview = await sue(
      'GET',
      `/business2cloud/clients/${acme}/connectors/${id}/tables/bank_transactions`,
    )
    expect(preview.json().Rows[0].slice(0, 3)).toEqual([
      '00000000-0000-4000-8000-000000000001',
      '2024-12-21',
      'SPEND',
    ])
    expect(preview.json().HasMore).toBe(true)
  })

  describe('the FTP connector', () => {
    const server = {
      host: '127.0.0.1',
      port: 2101,
      username: 'warehouse',
      password: 'p',
      path: '/out',
      stop: async () => undefined,
    }
    const settings = async () =>
      Object.fromEntries(
        await connectorSettings(backend.storage.db, backend.secretBox, {
          organisationId: acme,
          connectorId: await backend.idOf('connectors', 'warehouse-files'),
        }),
      )

    it('follows the sample server when its port changes', async () => {
      await connectSampleFtp(backend.storage, backend.secretBox, server)
      expect(await settings()).toEqual({
        'ftp.host': '127.0.0.1:2101',
        'ftp.username': 'warehouse',
        'ftp.password': 'p',
        'ftp.path': '/out',
        'ftp.filter': '*.csv',
        'ftp.encryption': 'none',
      })
      await connectSampleFtp(backend.storage, backend.secretBox, { ...server, port: 2102 })
      expect((await settings())['ftp.host']).toBe('127.0.0.1:2102')
    })

    it('keeps an address that a user has entered', async () => {
      await backend.storage.db
        .updateTable('connector_properties')
        .set({ value: 'files.example' })
        .where('name', '=', 'ftp.host')
        .execute()
      await connectSampleFtp(backend.storage, backend.secretBox, { ...server, port: 2103 })
      expect((await settings())['ftp.host']).toBe('files.example')
    })
  })

  describe('the shop connector', () => {
    const uri = async () => {
      const row = await backend.storage.db
        .selectFrom('connector_properties')
        .select('value')
        .where('name', '=', 'woo.uri')
        .executeTakeFirst()
      return row?.value
    }

    it('follows the sample shop when its port changes', async () => {
      for (const address of ['http://127.0.0.1:4001', 'http://127.0.0.1:4002']) {
        await connectSampleShop(backend.storage, { uri: address })
        expect(await uri()).toBe(address)
      }
    })

    it('keeps an address that a user has entered', async () => {
      const entered = 'https://shop.example.com'
      await backend.storage.db
        .updateTable('connector_properties')
        .set({ value: entered })
        .where('name', '=', 'woo.uri')
        .execute()
      await connectSampleShop(backend.storage, { uri: 'http://127.0.0.1:4003' })
      expect(await uri()).toBe(entered)
    })
  })
})

it('has loaded the tables that each connector reports', () => {
  for (const { loaded = {}, runs } of demoConnectors) {
    const latest = runs.findLast(({ state }) => state === 'succeeded')
    expect(latest ?? { rows: 0, detail: '' }).toMatchObject(reportOf(loaded))
  }
})
