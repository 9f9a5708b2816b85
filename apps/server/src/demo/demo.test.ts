import { randomBytes } from 'node:crypto'
import { refreshState } from '@tributary/sdk/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Backend, emailOf, startBackend } from '../../test/support/backend.ts'
import { createPasswords } from '../security/passwords.ts'
import { createSecretBox } from '../storage/secret-box.ts'
import { connectorSettings } from '../sync/connector-settings.ts'
import { demoConnectors } from './demo-connectors.ts'
import { DEMO_PASSWORD, demoPeople } from './demo-people.ts'
import { reportOf } from './demo-tables.ts'
import { fillDemoTables } from './fill-demo-tables.ts'
import { hideOverdueRefresh, showOverdueRefresh } from './overdue-refresh.ts'
import { connectSampleFtp } from './sample-ftp-connector.ts'
import { connectSampleShop } from './sample-shop-connector.ts'
import { seedDemo } from './seed-demo.ts'

let backend: Backend
let acme: string
beforeAll(async () => {
  backend = await startBackend()
  acme = await backend.idOf('organisations', 'acme Traders')
})
afterAll(() => backend.close())

const at = (text: unknown) => (typeof text === 'string' ? new Date(text) : null)

async function statesSeenBySue() {
  const sue = await backend.as('sue')
  const states = new Set<string>()
  for (const type of ['ftp', 'woocommerce', 'xero', 'cin7']) {
    const list = await sue.call('GET', `/business2cloud/clients/${acme}/connectors/${type}`)
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
              backend.clock.now,
            ),
      )
  }
  return states
}

describe('the demo', () => {
  it.each(demoPeople)('lets $firstName sign in', async ({ email, role }) => {
    const answer = await backend.browser().signIn(email, DEMO_PASSWORD)
    expect(answer.json()).toMatchObject({ email, role })
  })

  it('shows every state a card can have', async () => {
    expect(await statesSeenBySue()).toEqual(
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

  it('is filled once: what people changed stays', async () => {
    const { db } = backend.storage
    await db.updateTable('users').set({ last_name: 'Oaktree' }).where('email', '=', emailOf('olga')).execute()
    await seedDemo(backend.storage, {
      passwords: await createPasswords(),
      secretBox: createSecretBox(randomBytes(32)),
      now: backend.clock.now,
    })
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

  it('shows a refresh that takes too long until somebody retries it', async () => {
    const { db } = backend.storage
    const openRuns = () => db.selectFrom('refresh_runs').select('id').where('state', '=', 'running').execute()
    await hideOverdueRefresh(db)
    expect(await openRuns()).toEqual([])
    await showOverdueRefresh(db, backend.clock.now)
    await showOverdueRefresh(db, backend.clock.now)
    expect(await openRuns()).toHaveLength(1)

    const adam = await backend.as('adam')
    expect((await adam.call('POST', '/api/clients/acme-traders/acme-stock/process')).statusCode).toBe(200)
    await hideOverdueRefresh(db)
    await showOverdueRefresh(db, backend.clock.now)
    expect(await openRuns()).toEqual([])
  })
})

describe('the tables of the demo', () => {
  it('have the rows that the cards say were loaded, and are filled once', async () => {
    const { storage } = backend
    await fillDemoTables(storage)
    await fillDemoTables(storage)
    const sue = await backend.as('sue')
    const found = new Map<string, string>()
    for (const type of ['xero', 'cin7', 'woocommerce', 'ftp']) {
      const list = await sue.call('GET', `/business2cloud/clients/${acme}/connectors/${type}`)
      for (const { Id, Name } of list.json()) {
        const tables = await sue.call('GET', `/business2cloud/clients/${acme}/connectors/${Id}/tables`)
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

  it('are all that the demo claims to have loaded', () => {
    for (const { loaded = {}, runs } of demoConnectors) {
      const latest = runs.findLast(({ state }) => state === 'succeeded')
      expect(latest ?? { rows: 0, detail: '' }).toMatchObject(reportOf(loaded))
    }
  })

  it('can be looked into', async () => {
    const sue = await backend.as('sue')
    const id = await backend.idOf('connectors', 'Acme Traders Ltd')
    const preview = await sue.call(
      'GET',
      `/business2cloud/clients/${acme}/connectors/${id}/tables/bank_transactions`,
    )
    expect(preview.json().Rows[0].slice(0, 3)).toEqual(['BT-000001', '2024-12-21', 'SPEND'])
    expect(preview.json().HasMore).toBe(true)
  })
})

describe('the sample FTP server’s connector', () => {
  const box = createSecretBox(randomBytes(32))
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
      await connectorSettings(backend.storage.db, box, {
        organisationId: acme,
        connectorId: await backend.idOf('connectors', 'Warehouse files'),
      }),
    )

  it('is pointed at it, and follows when its port changes', async () => {
    await connectSampleFtp(backend.storage, box, server)
    expect(await settings()).toEqual({
      'ftp.host': '127.0.0.1:2101',
      'ftp.username': 'warehouse',
      'ftp.password': 'p',
      'ftp.path': '/out',
      'ftp.filter': '*.csv',
      'ftp.encryption': 'none',
    })
    await connectSampleFtp(backend.storage, box, { ...server, port: 2102 })
    expect((await settings())['ftp.host']).toBe('127.0.0.1:2102')
  })

  it('stays where somebody else pointed it', async () => {
    const { db } = backend.storage
    await db
      .updateTable('connector_properties')
      .set({ value: 'files.example' })
      .where('name', '=', 'ftp.host')
      .execute()
    await connectSampleFtp(backend.storage, box, { ...server, port: 2103 })
    expect((await settings())['ftp.host']).toBe('files.example')
  })
})

describe('the sample shop’s connector', () => {
  const uri = async () => {
    const { db } = backend.storage
    const row = await db
      .selectFrom('connector_properties')
      .select('value')
      .where('name', '=', 'woo.uri')
      .executeTakeFirst()
    return row?.value
  }

  it('is pointed at it, follows when its port changes, and stays where somebody else pointed it', async () => {
    for (const address of ['http://127.0.0.1:4001', 'http://127.0.0.1:4002']) {
      await connectSampleShop(backend.storage, { uri: address })
      expect(await uri()).toBe(address)
    }
    const elsewhere = 'https://shop.example.com'
    await backend.storage.db
      .updateTable('connector_properties')
      .set({ value: elsewhere })
      .where('name', '=', 'woo.uri')
      .execute()
    await connectSampleShop(backend.storage, { uri: 'http://127.0.0.1:4003' })
    expect(await uri()).toBe(elsewhere)
  })
})
