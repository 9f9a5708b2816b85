import type { Id } from '@tributary/domain'
import {
  type Client,
  cancelRefresh,
  createArea,
  createConnector,
  getConnector,
  listConnectorTables,
  listRefreshRuns,
  previewConnectorTable,
  refreshConnector,
  saveDatabaseCredentials,
  synchroniseTables,
  testConnection,
} from '@tributary/sdk'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startDue } from '../../src/sync/schedules/start-due.ts'
import { silentLog } from '../../src/sync/sync-log.ts'
import { typeId } from '../support/connector-world.ts'
import { startExcelBackend } from '../support/excel-backend.ts'
import { acmeAs, failureOf, statusOf } from '../support/sdk-client.ts'
import { switchSetting } from '../support/switch-setting.ts'

// The machine may be busy with other tests.
const patient = { timeout: 60_000 }

let backend: Awaited<ReturnType<typeof startExcelBackend>>
let client: Client
let orgId: Id
let excel: Id

beforeAll(async () => {
  backend = await startExcelBackend()
  ;({ client, orgId } = await acmeAs(backend, 'olga'))
  await switchSetting(backend.storage, 'AllowConnectorRefresh', true)
  await saveDatabaseCredentials(client, { params: { id: orgId }, body: backend.credentials() })
})
afterAll(() => backend.close())
beforeEach(async () => {
  excel = await newExcel()
})
afterEach(async () => {
  backend.target.reset()
  await backend.storage.db.deleteFrom('connectors').where('id', '=', String(excel)).execute()
})

async function newExcel() {
  const sourceConnectorId = await typeId(client, 'excel')
  return (await createConnector(client, { params: { orgId }, body: { name: 'Budget', sourceConnectorId } }))
    .id
}
const named = () => ({ params: { orgId, id: excel } })
const runs = () => listRefreshRuns(client, { params: { orgId }, query: { connectorType: 'excel' } })
const lastRun = async () => (await runs())[0]
// The clock moves, so that the newest run is the first.
const refresh = () => {
  backend.clock.advance(1)
  return refreshConnector(client, { ...named(), body: {} })
}
const press = () => {
  backend.clock.advance(1)
  return synchroniseTables(client, { params: { id: orgId } })
}
const cancel = () => cancelRefresh(client, named())
const areas = () => backend.target.read('select name from "acme.excel_areas" order by name')
const ended = () => expect.poll(async () => (await lastRun())?.state, patient).not.toMatch(/queued|running/)

/** Starts writing, which waits at its first table. Returns its failure, later. */
async function stuck(start: () => Promise<unknown>): Promise<{ failure: Promise<unknown> }> {
  backend.target.statements.length = 0
  backend.target.when(/delete from/, 'silence')
  const failure = failureOf(start())
  await expect
    .poll(() => backend.target.statements.some((text) => /delete from/.test(text)), patient)
    .toBe(true)
  return { failure }
}

/** Waits until a cancelled synchronisation has closed its connection and released its lock. */
async function released() {
  backend.target.reset()
  await expect.poll(() => statusOf(press()), patient).toBeUndefined()
}

describe('refreshing an Excel connector', () => {
  it('writes the structure and is in the history and on the card', async () => {
    await refresh()
    await ended()
    const run = await lastRun()
    expect(run).toMatchObject({
      clientConnectorId: excel,
      state: 'succeeded',
      trigger: 'manual',
      requestedBy: 'Olga Oak',
      cause: null,
    })
    expect(run?.rows).toBeGreaterThan(20)
    expect(run?.detail).toMatch(/^excel_areas: \d+ rows; /)
    expect((await getConnector(client, { params: { id: excel } })).log).toMatchObject({
      refreshDetail: run?.detail,
    })
    expect(areas()).toContainEqual({ name: 'Finance' })
  })

  it('is started by a schedule', async () => {
    const { storage, engine } = backend
    await storage.db
      .updateTable('connectors')
      .set({ schedule: '0 * * * *' })
      .where('id', '=', String(excel))
      .execute()
    const clock = () => new Date(Date.now() + 3_600_000)
    await startDue({ storage, engine, clock, log: silentLog })
    await ended()
    expect(await lastRun()).toMatchObject({ state: 'succeeded', trigger: 'automatic', requestedBy: null })
  })

  it('is cancelled in the middle of writing, and changes nothing', async () => {
    await press()
    const before = areas()
    await createArea(client, { body: { organisationId: orgId, name: 'Cancelled' } })
    await stuck(refresh)
    await cancel()
    expect(await lastRun()).toMatchObject({ state: 'cancelled', detail: expect.stringContaining('Olga Oak') })
    await expect.poll(() => backend.target.connections().open, patient).toBe(0)
    expect(areas()).toEqual(before)
    await released()
    expect(areas()).toContainEqual({ name: 'Cancelled' })
    await backend.storage.db.deleteFrom('areas').where('name', '=', 'Cancelled').execute()
  })

  it('says where to enter missing credentials', async () => {
    await backend.storage.db.deleteFrom('database_credentials').execute()
    await refresh()
    await ended()
    expect(await lastRun()).toMatchObject({
      state: 'failed',
      cause: 'settings',
      error:
        'No database credentials are stored. Enter them on the page Table synchronisation, then refresh again.',
    })
    expect(await testExcel()).toMatchObject([
      {
        key: 'target-reached',
        outcome: 'failed',
        sentence: expect.stringContaining('Table synchronisation'),
      },
    ])
    await saveDatabaseCredentials(client, { params: { id: orgId }, body: backend.credentials() })
  })
})

const testExcel = async () => {
  const sourceConnectorId = await typeId(client, 'excel')
  return testConnection(client, {
    params: { orgId },
    body: { sourceConnectorId, clientConnectorId: excel, properties: [] },
  })
}

describe('the button on the page Table synchronisation', () => {
  it('is a run of the connected Excel connector', async () => {
    expect(await press()).toEqual({ message: 'Database synchronisation completed successfully!', data: null })
    expect(await runs()).toMatchObject([
      { clientConnectorId: excel, state: 'succeeded', trigger: 'manual', requestedBy: 'Olga Oak' },
    ])
    expect((await lastRun())?.rows).toBeGreaterThan(20)
  })

  it('records why it failed', async () => {
    backend.target.when(/login/, { number: 18456, message: 'Login failed.' })
    expect(await statusOf(press())).toBe(400)
    expect(await lastRun()).toMatchObject({
      state: 'failed',
      cause: 'target-sign-in-refused',
      error: 'Your database could not be written to. Login failed: the username or password is incorrect.',
    })
  })

  it('works without a connected connector, and is in no history', async () => {
    const { db } = backend.storage
    await db
      .updateTable('connectors')
      .set({ status: 'DISCONNECTED' })
      .where('id', '=', String(excel))
      .execute()
    expect(await press()).toMatchObject({ data: null })
    expect(await runs()).toEqual([])
  })

  it('replaces a refresh that has been running for more than 30 minutes', async () => {
    const stuckSince = new Date(backend.clock.now.getTime() - 31 * 60_000)
    await backend.storage.db
      .insertInto('refresh_runs')
      .values({
        ...{
          organisation_id: String(orgId),
          connector_id: String(excel),
          state: 'running',
          trigger: 'manual',
        },
        ...{ full_sync: false, triggered_at: stuckSince, lease_owner: 'gone' },
        lease_until: new Date(backend.clock.now.getTime() + 3_600_000),
      })
      .execute()
    await press()
    expect(await runs()).toMatchObject([
      { state: 'succeeded' },
      { state: 'interrupted', cause: 'superseded' },
    ])
  })

  it('is refused while the connector is refreshed', async () => {
    await stuck(refresh)
    expect(await failureOf(press())).toEqual([
      409,
      'A synchronisation of this organisation is already running.',
    ])
    await cancel()
    await released()
  })

  it('keeps a refresh from starting, and is cancelled on the card', async () => {
    const before = areas()
    const { failure } = await stuck(press)
    expect(await statusOf(refresh())).toBe(409)
    await cancel()
    expect(await failure).toEqual([409, 'The synchronisation has been cancelled.'])
    expect(await runs()).toMatchObject([{ state: 'cancelled' }])
    expect(areas()).toEqual(before)
    await released()
  })
})

describe('the tables of an Excel connector', () => {
  it('are listed after a refresh, and one is shown from the database of the organisation', async () => {
    expect(await listConnectorTables(client, named())).toEqual([])
    await press()
    const tables = await listConnectorTables(client, named())
    expect(tables).toHaveLength(14)
    expect(tables[0]).toMatchObject({ schema: 'acme', name: 'excel_area_subareas' })
    const preview = await previewConnectorTable(client, {
      params: { ...named().params, table: 'excel_areas' },
      query: { schema: 'acme' },
    })
    expect(preview.columns.map(({ name }) => name)).toContain('all_subareas')
    expect(preview.rows.flat()).toContain('Finance')
  })

  it('are not shown to users who may not open Excel', async () => {
    await press()
    const una = await acmeAs(backend, 'una')
    const userId = await backend.idOf('users', 'Una')
    await backend.storage.db
      .insertInto('connector_users')
      .values({ organisation_id: String(orgId), connector_id: String(excel), user_id: userId })
      .execute()
    expect(await statusOf(listConnectorTables(una.client, named()))).toBe(404)
  })

  it('are tested with the stored credentials', async () => {
    expect(await testExcel()).toEqual([
      { key: 'target-reached', outcome: 'passed', sentence: null },
      { key: 'signed-in', outcome: 'passed', sentence: null },
      { key: 'target-writable', outcome: 'passed', sentence: null },
    ])
  })
})
