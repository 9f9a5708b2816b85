import type { ConnectionCheck, Id } from '@tributary/domain'
import { type FtpSite, siteUser, startFtpSite } from '@tributary/fakes/ftp/ftp-site'
import { fillShop } from '@tributary/fakes/shop/sample-shop-data'
import { type Shop, startShop } from '@tributary/fakes/shop/shop-server'
import { type Client, saveDatabaseCredentials, testConnection, testDatabaseCredentials } from '@tributary/sdk'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { connectionTestMessages } from '../../src/connectors/connection-test/connection-test.messages.ts'
import { manageMessages } from '../../src/connectors/manage.messages.ts'
import { targetMessages } from '../../src/drivers/target.messages.ts'
import { ftpMessages } from '../../src/sync/sources/ftp/ftp.messages.ts'
import { wooMessages } from '../../src/sync/sources/woocommerce/woocommerce.messages.ts'
import { syncMessages } from '../../src/sync/sync.messages.ts'
import { UNKNOWN_ID } from '../support/backend.ts'
import {
  addConnector,
  auditOf,
  type ConnectorWorld,
  connectorWorld,
  typeId,
} from '../support/connector-world.ts'
import { failureOf, statusOf } from '../support/sdk-client.ts'

const key = { key: 'ck_canary', secret: 'cs_canary' }
const server = new URL(inject('postgresUrl'))

let world: ConnectorWorld
let site: FtpSite
let shop: Shop
beforeAll(async () => {
  world = await connectorWorld({ ALLOW_PRIVATE_TARGETS: 'true' })
  site = await startFtpSite()
  await site.write('out/orders.csv', 'a\n1\n')
  shop = await startShop({ key })
  fillShop(shop.store, { orders: 12, customers: 3, products: 2 })
})
afterAll(async () => {
  await world.backend.close()
  await site.stop()
  await shop.stop()
})
beforeEach(() => world.backend.storage.db.deleteFrom('rate_counters').execute())

const ftp = () => ({
  'ftp.host': `127.0.0.1:${site.port}`,
  'ftp.username': siteUser.username,
  'ftp.password': siteUser.password,
  'ftp.path': '/out',
})
const woo = () => ({
  'woo.uri': shop.uri,
  'woo.key': key.key,
  'woo.secret': key.secret,
  'woo.startDate': '2025-01-01',
})
const database = (changed: { password?: string; catalog?: string; port?: string } = {}) => {
  const { password = server.password, catalog = server.pathname.slice(1), port = server.port } = changed
  return `data source=postgres://${server.hostname}:${port};initial catalog=${catalog};user id=${server.username};password="${password}"`
}

type Trial = {
  type?: string
  settings: Record<string, string>
  connector?: Id
  client?: Client
  orgId?: string
  sample?: boolean
}

async function tried({
  type = 'ftp',
  settings,
  connector,
  sample,
  client = world.as('olga'),
  orgId = world.acme,
}: Trial) {
  return testConnection(client, {
    params: { orgId },
    body: {
      sourceConnectorId: await typeId(client, type),
      clientConnectorId: connector,
      properties: Object.entries(settings).map(([name, value]) => ({ name, value })),
      ...(sample && { sample }),
    },
  })
}

/** `+` passed, `!` failed, `-` skipped, in the order of the checks. */
const picture = (checks: readonly ConnectionCheck[]) =>
  checks.map(({ outcome }) => ({ passed: '+', failed: '!', skipped: '-' })[outcome]).join('')
const sentences = (checks: readonly ConnectionCheck[]) => checks.flatMap(({ sentence }) => sentence ?? [])

const sampleIn = (checks: readonly ConnectionCheck[]) =>
  checks.find(({ key }) => key === 'source-readable')?.sample

describe('the sample of a connection test [GLANCE-123]', () => {
  it('has the first rows of the latest file, and the names of the others', async () => {
    await site.write('sample/old.csv', 'a\n1\n')
    await site.write('sample/orders.csv', 'id;name;note\n1;Ana;\n2;Bo;x\n3;Cy;y\n4;Di;z\n')
    const checks = await tried({ settings: { ...ftp(), 'ftp.path': '/sample' }, sample: true })
    const { tables = [], more } = sampleIn(checks) ?? {}
    expect(more).toBe(0)
    expect(tables.map(({ name }) => name).sort()).toEqual(['old.csv', 'orders.csv'])
    const read = tables.filter(({ columns }) => columns.length > 0)
    expect(read).toHaveLength(1)
    expect(read[0]?.firstRows.length).toBeGreaterThan(0)
  })

  it('has the first rows of each table of a shop, without its keys', async () => {
    const checks = await tried({ type: 'woocommerce', settings: woo(), sample: true })
    const { tables = [] } = sampleIn(checks) ?? {}
    expect(tables.length).toBeGreaterThan(0)
    const [first] = tables.filter(({ firstRows }) => firstRows.length > 0)
    expect(first?.firstRows.length).toBeLessThanOrEqual(3)
    expect(first?.firstRows[0]).toHaveLength(first?.columns.length ?? -1)
    expect(JSON.stringify(tables)).not.toMatch(/canary/)
  })

  it('is read only if it is requested, and only if the checks of the source pass', async () => {
    expect(sampleIn(await tried({ settings: ftp() }))).toBeUndefined()
    const wrong = { ...ftp(), 'ftp.password': 'no' }
    expect(sampleIn(await tried({ settings: wrong, sample: true }))).toBeUndefined()
  })
})

const credentials = (changed: object = {}) => ({
  host: `postgres://${server.host}`,
  database: server.pathname.slice(1),
  schema: 'public',
  user: server.username,
  password: server.password,
  ...changed,
})
const testCredentials = (changed: object = {}, client = world.as('olga')) =>
  testDatabaseCredentials(client, { params: { id: world.acme }, body: credentials(changed) })

describe('testing the settings of a connector', () => {
  it('returns every check as passed, with what it found', async () => {
    expect(await tried({ settings: ftp() })).toEqual([
      { key: 'host-found', outcome: 'passed', sentence: null },
      { key: 'reached', outcome: 'passed', sentence: ftpMessages.notEncrypted },
      { key: 'signed-in', outcome: 'passed', sentence: null },
      { key: 'source-readable', outcome: 'passed', sentence: ftpMessages.filesChosen(1) },
      { key: 'target-reached', outcome: 'passed', sentence: null },
      { key: 'target-writable', outcome: 'passed', sentence: null },
    ])
    const checks = await tried({ type: 'woocommerce', settings: woo() })
    expect([picture(checks), ...sentences(checks)]).toEqual(['++++++', wooMessages.ordersFound(12)])
  })

  it.each<[string, string, () => Record<string, string>, string, string]>([
    [
      'an unknown host',
      'ftp',
      () => ({ ...ftp(), 'ftp.host': 'files.invalid' }),
      '!-----',
      ftpMessages.unknownHost,
    ],
    ['a closed port', 'ftp', () => ({ ...ftp(), 'ftp.host': '127.0.0.1:9' }), '+!----', ftpMessages.refused],
    [
      'a wrong password',
      'ftp',
      () => ({ ...ftp(), 'ftp.password': 'no' }),
      '++!---',
      ftpMessages.signInRefused,
    ],
    [
      'a folder that is not there',
      'ftp',
      () => ({ ...ftp(), 'ftp.path': '/no' }),
      '+++!--',
      ftpMessages.pathMissing('/no'),
    ],
    [
      'no shop at that address',
      'woocommerce',
      () => ({ ...woo(), 'woo.uri': `${shop.uri}/no` }),
      '+!----',
      wooMessages.noApi,
    ],
    [
      'a revoked key',
      'woocommerce',
      () => ({ ...woo(), 'woo.key': 'ck_old' }),
      '++!---',
      wooMessages.signInRefused,
    ],
    [
      'a database that is not there',
      'ftp',
      () => ({ ...ftp(), 'target.connectionString': database({ port: '9' }) }),
      '++++!-',
      syncMessages.inTarget(targetMessages.refused),
    ],
    [
      'a schema of the system',
      'ftp',
      () => ({ ...ftp(), 'target.connectionString': database(), 'target.schema': 'sys' }),
      '++++!-',
      syncMessages.schemaTaken('sys'),
    ],
  ])('%s', async (_, type, settings, expected, sentence) => {
    const checks = await tried({ type, settings: settings() })
    expect(picture(checks)).toBe(expected)
    expect(sentences(checks).at(-1)).toBe(sentence)
  })

  const unsupported = { type: 'gaap', settings: { 'gaap.startingDate': '2026-01-01' } }

  it('tests only the target of a type without a source adapter', async () => {
    const checks = await tried(unsupported)
    expect([picture(checks), ...sentences(checks)]).toEqual([
      '----++',
      connectionTestMessages.unsupported('gaap'),
    ])
    expect(sentences(checks)[0]).toMatch(/GAAP contact.*FTP.*SQL Server/)
  })

  it('uses stored secrets for blank ones, only at their place', async () => {
    const connector = await addConnector(world.as('olga'), world.acme, {
      name: 'Own shop',
      type: 'woocommerce',
      settings: woo(),
    })
    const blank = { ...woo(), 'woo.key': '', 'woo.secret': '' }
    expect(picture(await tried({ type: 'woocommerce', settings: blank, connector }))).toBe('++++++')
    const thief = await startShop()
    expect(
      await failureOf(
        tried({ type: 'woocommerce', settings: { ...blank, 'woo.uri': thief.uri }, connector }),
      ),
    ).toEqual([
      400,
      manageMessages.property.enterAgain('woo.key'),
      manageMessages.property.enterAgain('woo.secret'),
    ])
    expect(thief.asked).toEqual([])
    await thief.stop()
    expect(await auditOf(world.backend, connector)).toContainEqual(
      expect.objectContaining({
        action: 'connector.tested',
        detail: { 'after.type': 'woocommerce', 'after.failed': null },
      }),
    )
  })

  it('refuses settings that could not be saved', async () => {
    expect(await failureOf(tried({ settings: { ...ftp(), 'ftp.host': 'a b', 'ftp.path': '' } }))).toEqual([
      400,
      expect.stringContaining('ftp.host'),
      manageMessages.property.required('ftp.path'),
    ])
    expect(await failureOf(tried({ settings: { 'ftp.path': '/out', 'woo.key': 'x' } }))).toMatchObject({
      0: 400,
    })
    expect(
      await statusOf(tried({ type: 'woocommerce', settings: { ...woo(), 'woo.startDate': 'soon' } })),
    ).toBe(400)
    const apiPath = { 'poweroffice.startDate': '2026-01-01', 'poweroffice.apiPath': '/x' }
    expect(await statusOf(tried({ type: 'poweroffice', settings: apiPath }))).toBe(403)
  })

  it('is allowed for administrators, on their organisation’s connectors', async () => {
    const { as, acme, cedar } = world
    expect(await statusOf(tried({ settings: ftp(), client: as('eli') }))).toBe(403)
    expect(await statusOf(tried({ settings: ftp(), orgId: cedar }))).toBe(403)
    const connector = await addConnector(as('sue'), cedar, {
      name: 'Cedar files',
      type: 'ftp',
      settings: ftp(),
    })
    expect(await statusOf(tried({ settings: ftp(), connector, orgId: acme }))).toBe(404)
    expect(await statusOf(tried({ settings: ftp(), connector: UNKNOWN_ID }))).toBe(404)
  })

  it('is too slow and too limited to scan for open ports', async () => {
    const trial = unsupported
    for (let times = 0; times < 30; times++) expect(picture(await tried(trial))).toBe('----++')
    expect(await statusOf(tried(trial))).toBe(429)
    expect(picture(await tried({ ...trial, client: world.as('adam') }))).toBe('----++')
    expect(picture(await testCredentials())).toBe('+++')
  })

  it('counts only tests that make a connection', async () => {
    for (let times = 0; times < 31; times++) expect(await statusOf(tried({ settings: {} }))).toBe(400)
    for (let times = 0; times < 31; times++) expect(await statusOf(testCredentials({ host: '' }))).toBe(400)
    expect(picture(await testCredentials())).toBe('+++')
  })
})

describe('testing the database of an organisation', () => {
  beforeAll(async () => {
    const admin = new pg.Client({ connectionString: server.href })
    await admin.connect()
    await admin.query(`drop role if exists tester; create role tester login password 'Spo;tting'`)
    await admin.end()
  })

  it.each<[string, object, string, string | undefined]>([
    ['one that can be used', {}, '+++', undefined],
    ['a closed port', { host: 'postgres://127.0.0.1:9' }, '!--', targetMessages.refused],
    ['a wrong password', { user: 'tester', password: 'no' }, '+!-', targetMessages.loginFailed],
    ['a database that does not exist', { database: 'nowhere' }, '+!-', targetMessages.databaseMissing],
    ['a schema that does not exist', { schema: 'nowhere' }, '++!', targetMessages.schemaMissing],
    [
      'one that may not be written to',
      { user: 'tester', password: 'Spo;tting' },
      '++!',
      targetMessages.mayNotCreate,
    ],
  ])('%s', async (_, changed, expected, sentence) => {
    const checks = await testCredentials(changed)
    expect([picture(checks), sentences(checks)[0]]).toEqual([expected, sentence])
  })

  it('stores nothing and uses the stored password only at its place', async () => {
    await saveDatabaseCredentials(world.as('olga'), { params: { id: world.acme }, body: credentials() })
    expect(picture(await testCredentials({ password: '' }))).toBe('+++')
    expect(await statusOf(testCredentials({ password: '', host: 'postgres://127.0.0.1:9' }))).toBe(400)
    expect(await statusOf(testCredentials({}, world.as('eli')))).toBe(403)
  })
})

it('logs no secret', () => {
  const log = world.backend.log.join('\n')
  for (const secret of [key.secret, siteUser.password, 'Spo;tting']) expect(log).not.toContain(secret)
})
