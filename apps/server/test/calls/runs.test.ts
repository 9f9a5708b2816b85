import type { Id, RefreshRun } from '@tributary/domain'
import {
  assignOrganisations,
  assignUsers,
  cancelRefresh,
  changeSetting,
  listEveryConnector,
  listRefreshRuns,
  refreshConnector,
} from '@tributary/sdk'
import { needsAttention, refreshState } from '@tributary/sdk/connectors'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Backend, type Name, UNKNOWN_ID } from '../support/backend.ts'
import { type ConnectorWorld, connectorWorld } from '../support/connector-world.ts'
import { failureOf, statusOf } from '../support/sdk-client.ts'

let backend: Backend
let acme: string
let birch: string
let as: ConnectorWorld['as']
let newFtp: ConnectorWorld['newFtp']
let lastAudit: ConnectorWorld['lastAudit']

beforeAll(async () => {
  ;({ backend, acme, birch, as, newFtp, lastAudit } = await connectorWorld())
})
afterAll(() => backend.close())

const start = (id: Id, name: Name = 'olga') =>
  refreshConnector(as(name), { params: { orgId: acme, id }, body: { fullTransactionSync: false } })

const cancel = (id: Id, name: Name = 'olga') => cancelRefresh(as(name), { params: { orgId: acme, id } })

const runsOf = async (id: Id, name: Name = 'olga'): Promise<RefreshRun[]> => {
  const runs = await listRefreshRuns(as(name), { params: { orgId: acme }, query: { connectorType: 'FTP' } })
  return runs.filter(({ clientConnectorId }) => clientConnectorId === id)
}

type RunsQuery = Omit<NonNullable<Parameters<typeof listRefreshRuns>[1]['query']>, 'connectorType'>

const pageOf = (query: RunsQuery, name: Name = 'olga') =>
  listRefreshRuns(as(name), { params: { orgId: acme }, query: { connectorType: 'ftp', ...query } })

/** A run as the engine leaves it after a refused sign-in. */
const refuse = (id: Id) =>
  backend.storage.db
    .updateTable('refresh_runs')
    .set({
      state: 'failed',
      completed_at: backend.clock.now,
      detail: 'Wrong password.',
      error: 'Wrong password.',
      cause: 'sign-in-refused',
      retry_at: new Date(backend.clock.now.getTime() + 60_000),
      rows: 12,
    })
    .where('connector_id', '=', String(id))
    .where('state', '=', 'queued')
    .execute()

describe('cancelling a refresh', () => {
  it('ends it immediately, names the user, and allows a retry', async () => {
    const id = await newFtp('Cancelled files')
    await assignUsers(as('olga'), {
      params: { id },
      body: { users: [await backend.idOf('users', 'Una')] },
    })
    await start(id)
    const answer = await cancel(id, 'una')
    expect(answer).toMatchObject({
      message: 'The refresh has been cancelled.',
      data: {
        completedAt: backend.clock.now,
        hasError: true,
        forbidden: false,
        error: null,
        cause: 'cancelled',
      },
    })
    expect(answer.data.refreshDetail).toMatch(/^Cancelled by Una .+\. Data stored before is kept\.$/)
    expect(refreshState(answer.data, backend.clock.now)).toBe('cancelled')
    expect(await lastAudit(id)).toMatchObject({
      action: 'connector.refresh-cancelled',
      organisationId: acme,
      actorId: await backend.idOf('users', 'Una'),
    })
    expect(await runsOf(id, 'una')).toMatchObject([
      { state: 'cancelled', cause: 'cancelled', requestedBy: expect.stringMatching(/^Una /) },
    ])
    backend.clock.advance(1)
    await start(id, 'una')
    expect((await runsOf(id)).map(({ state }) => state)).toEqual(['queued', 'cancelled'])
  })

  it('is refused if nothing is running', async () => {
    const id = await newFtp('Idle files')
    const nothing = [409, 'This connector is not being refreshed, so nothing was cancelled.']
    expect(await failureOf(cancel(id))).toEqual(nothing)
    await start(id)
    const both = await Promise.all([failureOf(cancel(id)), failureOf(cancel(id))])
    expect(both.filter(Boolean)).toEqual([nothing])
  })

  it('is allowed for users who see the connector, even while refreshes are switched off', async () => {
    const id = await newFtp('Files of others')
    await start(id)
    expect(await statusOf(cancel(id, 'una'))).toBe(404)
    expect(await statusOf(cancel(UNKNOWN_ID))).toBe(404)
    const setting = (value: boolean) =>
      changeSetting(as('sue'), { body: { key: 'AllowConnectorRefresh', value } })
    await setting(false)
    expect((await cancel(id)).data.cause).toBe('cancelled')
    await setting(true)
  })
})

describe('the latest refreshes', () => {
  it('show time, duration, user and failure, newest first', async () => {
    const id = await newFtp('Files with a history')
    await start(id)
    await refuse(id)
    backend.clock.advance(60)
    await start(id, 'sue')
    const [latest, first] = await runsOf(id)
    expect(latest).toMatchObject({ state: 'queued', trigger: 'manual', completedAt: null, cause: null })
    expect(latest?.requestedBy).toMatch(/^Sue /)
    expect(first).toMatchObject({
      state: 'failed',
      fullSync: false,
      rows: 12,
      error: 'Wrong password.',
      cause: 'sign-in-refused',
      retryAt: expect.any(Date),
      requestedBy: expect.stringMatching(/^Olga /),
    })
  })

  it('are returned a page at a time, newest first, for users who see the connector', async () => {
    const id = await newFtp('Busy files')
    const times = Array.from({ length: 31 }, (_, hour) => new Date(Date.UTC(2026, 9, 1, hour)))
    await backend.storage.db
      .insertInto('refresh_runs')
      .values(
        times.map((at) => ({
          organisation_id: acme,
          connector_id: String(id),
          state: 'succeeded' as const,
          trigger: 'automatic' as const,
          full_sync: false,
          triggered_at: at,
          completed_at: at,
        })),
      )
      .execute()
    const runs = await runsOf(id)
    expect(runs.map(({ triggeredAt }) => triggeredAt)).toEqual(times.toReversed())
    expect(await runsOf(id, 'una')).toEqual([])

    const page = (query: { limit: number; before?: string }) => pageOf({ connectors: String(id), ...query })
    const newest = await page({ limit: 20 })
    const rest = await page({ limit: 20, before: String(newest.at(-1)?.id) })
    expect([...newest, ...rest].map((run) => run.id)).toEqual(runs.map((run) => run.id))
    expect(newest).toHaveLength(20)
    expect(await page({ limit: 20, before: String(rest.at(-1)?.id) })).toEqual([])
  })

  it('are at most as many of each connector as requested', async () => {
    const [busy, quiet] = [await newFtp('Busy shares'), await newFtp('Quiet shares')]
    for (let round = 0; round < 3; round++) {
      backend.clock.advance(60)
      await start(busy)
      await refuse(busy)
    }
    backend.clock.advance(60)
    await start(quiet)
    const found = await pageOf({ connectors: `${busy} ${quiet}`, each: 2 })
    const of = (id: Id) => found.filter(({ clientConnectorId }) => clientConnectorId === id)
    expect([of(busy).length, of(quiet).length, found.length]).toEqual([2, 1, 3])
    expect(await pageOf({ connectors: `${busy}`, each: 2 }, 'una')).toEqual([])
    expect(await pageOf({ each: 1, limit: 1 })).toMatchObject([{ clientConnectorId: quiet }])
  })

  it('refuse a page of more than a thousand, and ids that cannot be any', async () => {
    expect(await statusOf(pageOf({ connectors: 'x' }))).toBe(400)
    expect(await statusOf(pageOf({ connectors: ' ' }))).toBe(400)
    const many = Array.from({ length: 51 }, () => acme).join(' ')
    expect(await statusOf(pageOf({ connectors: many }))).toBe(400)
    expect(await statusOf(pageOf({ before: 'x' }))).toBe(400)
    const past = await backend
      .as('olga')
      .then((browser) =>
        browser.call('GET', `/business2cloud/clients/${acme}/refresh-runs?connectorType=ftp&limit=1001`),
      )
    expect(past.statusCode).toBe(400)
  })

  it('require an existing type', async () => {
    const asked = listRefreshRuns(as('olga'), {
      params: { orgId: acme },
      query: { connectorType: 'nothing' },
    })
    expect(await statusOf(asked)).toBe(404)
  })
})

describe('every connector', () => {
  const namesFor = async (name: Name, orgId = acme) =>
    (await listEveryConnector(as(name), { params: { orgId } })).map((connector) => connector.name)

  it('is listed for users who may see it, without its settings', async () => {
    const all = await listEveryConnector(as('olga'), { params: { orgId: acme } })
    expect(new Set(all.map(({ sourceConnectorId }) => sourceConnectorId)).size).toBeGreaterThan(2)
    expect(all.flatMap(({ properties }) => properties)).toEqual([])
    expect(await namesFor('olga')).not.toContain('Old Mill Bakery (closed)')
    expect(await namesFor('sue')).toContain('Old Mill Bakery (closed)')
    expect(await namesFor('una')).toContain('Warehouse files')
    expect(await namesFor('una')).not.toContain('Acme Traders Ltd')
    expect(await statusOf(listEveryConnector(as('sue'), { params: { orgId: UNKNOWN_ID } }))).toBe(404)
  })

  it('lists all that needs attention when it leaves out the rest', async () => {
    const id = await newFtp('Files that need attention')
    await start(id)
    await refuse(id)
    const now = new Date()
    for (const name of ['olga', 'sue', 'una'] as const) {
      const found = async (query: { needsAttention?: 'true' }) => {
        const connectors = await listEveryConnector(as(name), { params: { orgId: acme }, query })
        const typed = connectors.map((connector) => ({ ...connector, type: 'xero' }))
        const items = needsAttention({ connectors: typed, waitingApprovals: 0, viewer: null, now })
        return { all: connectors.length, items }
      }
      const [whole, some] = [await found({}), await found({ needsAttention: 'true' })]
      expect(some.items).toEqual(whole.items)
      expect(some.all).toBeLessThan(whole.all)
    }
  })

  it('shows the cause of the latest failure', async () => {
    const id = await newFtp('Files that fail')
    await start(id)
    await refuse(id)
    const found = (await listEveryConnector(as('olga'), { params: { orgId: acme } })).find(
      (one) => one.id === id,
    )
    expect(found?.log).toMatchObject({ hasError: true, cause: 'sign-in-refused', retryAt: expect.any(Date) })
  })

  it('includes shared connectors, whose refreshes cannot be cancelled [CALL-97]', async () => {
    const id = await newFtp('Files shown to Birch')
    await assignOrganisations(as('sue'), { params: { id }, body: { organisations: [birch] } })
    await start(id)
    expect(await namesFor('olga', birch)).toContain('Files shown to Birch')
    const history = await listRefreshRuns(as('olga'), {
      params: { orgId: birch },
      query: { connectorType: 'ftp' },
    })
    expect(history.map(({ clientConnectorId }) => clientConnectorId)).toContain(id)
    expect(await statusOf(cancelRefresh(as('sue'), { params: { orgId: birch, id } }))).toBe(403)
  })
})
