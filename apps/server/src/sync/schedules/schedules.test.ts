import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type SyncFixture, syncFixture } from '../testing/sync-fixture.ts'
import { type ScheduleTools, startDue } from './start-due.ts'

const HOUR = 3_600_000

let sync: SyncFixture
let ahead = 0
let tools: ScheduleTools
let connectorId: string

beforeAll(async () => {
  sync = await syncFixture()
  tools = {
    storage: sync.storage,
    engine: { supports: (type) => type === 'ftp', enqueue: async () => undefined },
    // The database records schedule changes with its own clock. Each test sets how far our clock is ahead
    // of it.
    clock: () => new Date(Date.now() + ahead),
    log: { info: (_, message) => void said.push(message), warn: () => undefined, error: () => undefined },
  }
  await allow(true)
})
afterAll(() => sync.close())

const said: string[] = []
beforeEach(async () => {
  ahead = 0
  said.length = 0
  await sync.storage.db.deleteFrom('connectors').execute()
  connectorId = await sync.connector({})
  await schedule('0 * * * *')
})

const allow = (value: boolean) =>
  sync.storage.db
    .insertInto('settings')
    .values({ key: 'AllowConnectorRefresh', value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
const change = (changed: {
  schedule?: string | null
  status?: 'CONNECTED' | 'DISCONNECTED'
  paused_at?: Date | null
}) => sync.storage.db.updateTable('connectors').set(changed).where('id', '=', connectorId).execute()
const schedule = (text: string | null) => change({ schedule: text })
const runs = () =>
  sync.storage.db
    .selectFrom('refresh_runs')
    .select(['trigger', 'requested_by', 'full_sync', 'state'])
    .where('connector_id', '=', connectorId)
    .orderBy('triggered_at')
    .execute()
const after = async (hours: number) => {
  ahead = hours * HOUR
  await startDue(tools)
}
const finish = () =>
  sync.storage.db.updateTable('refresh_runs').set({ state: 'succeeded', completed_at: new Date() }).execute()

const automatic = { trigger: 'automatic', requested_by: null, full_sync: false }

describe('a schedule', () => {
  it('starts one refresh without a requester when it becomes due [CPROP-18]', async () => {
    await after(0)
    expect(await runs()).toEqual([])
    await after(1)
    await finish()
    await after(1)
    expect(await runs()).toEqual([{ ...automatic, state: 'succeeded' }])
    await after(2)
    expect(await runs()).toEqual([
      { ...automatic, state: 'succeeded' },
      { ...automatic, state: 'queued' },
    ])
  })

  it('starts one refresh when its start time has microseconds', async () => {
    await sync.rows(
      `update connectors set scheduled_from = date_trunc('second', now()) + interval '123456 us'`,
    )
    await after(1)
    await finish()
    await after(1)
    expect(await runs()).toHaveLength(1)
  })

  it('starts one refresh for all missed times', async () => {
    await after(100)
    await finish()
    await after(100)
    expect(await runs()).toHaveLength(1)
  })

  it('starts one refresh even with several processes', async () => {
    ahead = HOUR
    await Promise.all(Array.from({ length: 5 }, () => startDue(tools)))
    expect(await runs()).toHaveLength(1)
  })

  it('skips a connector whose refresh is still running', async () => {
    await after(1)
    await after(2)
    expect(await runs()).toHaveLength(1)
    expect(said).toEqual([
      'Scheduled refresh queued',
      'Scheduled refresh skipped: the last one is still running',
    ])
  })

  it.each([
    ['is removed', () => schedule(null)],
    ['is changed to another time', () => schedule(`0 ${(new Date().getUTCHours() + 12) % 24} * * *`)],
    ['belongs to a connector that is disconnected', () => change({ status: 'DISCONNECTED' })],
    ['is paused', () => change({ paused_at: new Date() })],
    ['is unreadable', () => sync.rows(`update connectors set schedule = 'every day'`)],
  ])('starts nothing when it %s', async (_, happen) => {
    await happen()
    await after(1)
    expect(await runs()).toEqual([])
  })

  it('ignores times before it was saved or while its connector was disconnected', async () => {
    const longAgo = new Date(Date.now() - 100 * HOUR)
    await sync.storage.db.updateTable('connectors').set({ scheduled_from: longAgo }).execute()
    await change({ status: 'DISCONNECTED' })
    await change({ status: 'CONNECTED' })
    await after(0)
    expect(await runs()).toEqual([])
    await sync.storage.db.updateTable('connectors').set({ scheduled_from: longAgo }).execute()
    await schedule('30 * * * *')
    await after(0)
    expect(await runs()).toEqual([])
  })

  it('ignores times that passed while it was paused, and starts at the next one [GLANCE-34]', async () => {
    await change({ paused_at: new Date() })
    const longAgo = new Date(Date.now() - 100 * HOUR)
    await sync.storage.db.updateTable('connectors').set({ scheduled_from: longAgo }).execute()
    await change({ paused_at: null })
    await after(0)
    expect(await runs()).toEqual([])
    await after(1)
    expect(await runs()).toHaveLength(1)
  })

  it('starts nothing while refreshing is switched off', async () => {
    await allow(false)
    await after(1)
    await allow(true)
    await after(1)
    expect(await runs()).toEqual([])
    await after(2)
    expect(await runs()).toHaveLength(1)
  })
})
