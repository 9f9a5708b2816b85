import { amountOf, amountText } from '@tributary/fakes/aws/aws-amounts'
import { type Aws, startAws } from '@tributary/fakes/aws/aws-server'
import type { CostLine } from '@tributary/fakes/aws/cost-store'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { SyncEngine } from '../../engine/sync-engine.ts'
import { memoryRateLimits } from '../../rate-limits.ts'
import { type SyncFixture, syncFixture } from '../../testing/sync-fixture.ts'
import { awsMessages } from './aws.messages.ts'
import { awsSource } from './aws-source.ts'

const key = { id: 'AKIAIOSFODNN7EXAMPLE', secret: 'wJalrXUtnFEMI', account: '111122223333', user: 'reader' }

let sync: SyncFixture
let aws: Aws
let engine: SyncEngine
let connector: string
let schema: string
let schemas = 0
let now: Date
/** Everything that AWS had costs of, also what it no longer keeps. */
let lines: CostLine[]

const pause = async (ms: number) => {
  now = new Date(now.getTime() + ms)
}

beforeAll(async () => {
  sync = await syncFixture()
})
afterAll(() => sync.close())

beforeEach(async () => {
  now = new Date('2026-03-15T10:00:00Z')
  lines = []
  aws = await startAws({ keys: [key], clock: () => now })
  engine = sync.engine({
    adapters: {
      aws: awsSource({
        outbound: { allowPrivateTargets: true },
        rateLimits: memoryRateLimits(() => now),
        limits: { pausesMs: [], pause },
        addresses: { costs: new URL(aws.costs.uri), sts: new URL(aws.sts.uri) },
      }),
    },
    clock: () => now,
  })
  await engine.start()
  schema = `aws_${++schemas}`
  connector = await sync.connector(
    {
      'aws.region': 'eu-north-1',
      'aws.accessKeyId': key.id,
      'aws.secretAccessKey': key.secret,
      'aws.startDate': '2025-12-10',
      'aws.granularity': 'DAILY',
      'target.schema': schema,
    },
    { type: 'aws' },
  )
  return async () => {
    await sync.stopEngines()
    await aws.stop()
  }
})

const services = ['AmazonCloudWatch', 'Amazon Simple Storage Service', 'EC2 - Other']
const regions = ['eu-north-1', 'us-east-1', 'NoRegion']

/** Puts a few costs on every day from one to before another. */
function spend(from: string, to: string) {
  for (let day = new Date(from); day < new Date(to); day = new Date(day.getTime() + 86_400_000)) {
    const at = day.getTime() / 86_400_000
    const added = services.map((service, number) => ({
      hour: `${day.toISOString().slice(0, 10)}T0${number}:00:00Z`,
      service,
      usageType: `EUN1-${number}`,
      region: regions[(at + number) % 3] ?? '',
      account: number === 2 ? '444455556666' : key.account,
      recordType: number === 1 && at % 7 === 0 ? 'Credit' : 'Usage',
      cost: number === 1 && at % 7 === 0 ? '-0.5' : `${at % 10}.${number}00000000${at % 10}`,
      quantity: String(at % 5),
      unit: 'Hrs',
    }))
    lines.push(...added)
    aws.store.put(...added)
  }
}

const refresh = (options?: { full: boolean }) => sync.refresh(engine, connector, options)

const groups: Record<string, readonly [column: string, field: keyof CostLine][]> = {
  cost_totals: [],
  costs_by_record_type: [
    ['linked_account', 'account'],
    ['record_type', 'recordType'],
  ],
  costs_by_region: [
    ['service', 'service'],
    ['region', 'region'],
  ],
  costs_by_service: [
    ['service', 'service'],
    ['linked_account', 'account'],
  ],
  costs_by_usage_type: [
    ['service', 'service'],
    ['usage_type', 'usageType'],
  ],
}

/** Compares each row of each table with the sum of its lines. */
async function expectTheCosts(from = '2025-12-10') {
  const wanted = lines.filter(({ hour }) => hour >= from)
  for (const [table, columns] of Object.entries(groups)) {
    const names = ['period_start', ...columns.map(([column]) => column)]
    const byKey = Map.groupBy(wanted, (line) =>
      [line.hour.slice(0, 10), ...columns.map(([, field]) => line[field])].join('|'),
    )
    const expected = [...byKey].map(([written, own]) => {
      const sum = (field: 'cost' | 'quantity') =>
        amountText(own.reduce((total, line) => total + amountOf(line[field]), 0n))
      return `${written}|${sum('cost')}|${sum('quantity')}|USD`
    })
    const rows = await sync.rows(
      `select concat_ws('|', ${names.map((name) => `${name}::text`).join(', ')}, trim_scale(unblended_cost)::text,
         trim_scale(usage_quantity)::text, currency) as row from ${schema}.${table}`,
    )
    expect(rows.map(({ row }) => row).toSorted(), table).toEqual(expected.toSorted())
  }
}

it('stores the costs of every day, also after a bill changed them, and keeps what AWS loses', async () => {
  spend('2025-12-10', '2026-03-16')
  expect(await refresh()).toMatchObject({ state: 'succeeded', error: null })
  await expectTheCosts()

  // The bill of February has another amount, and one service less.
  now = new Date('2026-03-16T10:00:00Z')
  spend('2026-03-16', '2026-03-17')
  const isChanged = ({ hour }: CostLine) => hour.startsWith('2026-02')
  const isWaived = (line: CostLine) => isChanged(line) && line.service === 'AmazonCloudWatch'
  aws.store.remove('2026-02', () => true)
  lines = lines.filter((line) => !isWaived(line))
  lines = lines.map((line) => (isChanged(line) ? { ...line, cost: '7.25' } : line))
  aws.store.put(...lines.filter(isChanged))
  aws.store.finalise('2026-02')
  aws.costs.requests.length = 0
  expect(await refresh()).toMatchObject({ state: 'succeeded', error: null })
  await expectTheCosts()
  expect(
    await sync.rows(`select distinct estimated from ${schema}.cost_totals where period_start < '2026-03-01'`),
  ).toEqual([{ estimated: false }, { estimated: true }])
  // Two months of the totals in a page each, and of four grouped tables in two pages each.
  expect(aws.costs.requests).toHaveLength(2 + 4 * 2 * 2)

  // A year later AWS has lost the first months.
  now = new Date('2027-02-03T10:00:00Z')
  spend('2026-03-17', '2027-02-04')
  expect(await refresh()).toMatchObject({ state: 'succeeded', error: null })
  await expectTheCosts()
  now = new Date('2027-02-04T10:00:00Z')
  spend('2027-02-04', '2027-02-05')
  const { state, detail } = await refresh({ full: true })
  expect({ state, note: detail?.split('\n')[0] }).toEqual({
    state: 'succeeded',
    note: awsMessages.clamped('2026-01-01'),
  })
  await expectTheCosts()
})

it('has the same rows after a full refresh as in a new database', async () => {
  spend('2026-01-01', '2026-03-16')
  const all = () =>
    sync.rows(`select * from ${schema}.costs_by_region order by period_start, service, region`)
  await refresh()
  await refresh({ full: true })
  const refreshed = await all()
  await sync.rows(`drop schema ${schema} cascade`)
  await refresh()
  expect(await all()).toEqual(refreshed)
  expect(refreshed.length).toBeGreaterThan(200)
})

it('pays once for each month when a first refresh is interrupted', async () => {
  spend('2025-12-10', '2026-03-16')
  aws.costs.beforeResponse = () => void (aws.costs.requests.length === 12 && aws.keys.pop())
  expect(await refresh()).toMatchObject({ state: 'failed', forbidden: true })
  aws.costs.beforeResponse = () => undefined
  aws.keys.push(key)
  expect(await refresh()).toMatchObject({ state: 'succeeded' })
  await expectTheCosts()
  const windows = aws.costs.requests.filter(({ body }) => !body.includes('NextPageToken'))
  expect(new Set(windows.map(({ body }) => body)).size).toBe(5 * 4)
  // The month whose second page was refused.
  expect(windows).toHaveLength(5 * 4 + 1)
})

it('leaves all tables as they were when the key is revoked in the middle', async () => {
  spend('2026-02-20', '2026-03-16')
  await refresh()
  const before = await sync.rows(`select * from ${schema}.cost_totals order by period_start`)
  aws.store.put({ ...(lines[0] as CostLine), hour: '2026-03-01T00:00:00Z', cost: '99' })
  aws.costs.requests.length = 0
  aws.costs.beforeResponse = () => void (aws.costs.requests.length === 2 && aws.keys.pop())
  expect(await refresh()).toMatchObject({
    state: 'failed',
    forbidden: true,
    cause: 'sign-in-refused',
    error: awsMessages.wrongKey,
  })
  expect(await sync.rows(`select * from ${schema}.cost_totals order by period_start`)).toEqual(before)
  expect(aws.costs.requests).toHaveLength(2)
})

it('ends with a time to try again instead of paying for the same requests again', async () => {
  spend('2026-03-01', '2026-03-16')
  aws.costs.faults.push(undefined, { status: 503, body: '{}' })
  const { state, retry_at: retryAt } = await refresh()
  expect(state).toBe('failed')
  expect(retryAt).toEqual(new Date(now.getTime() + 15 * 60_000))
  expect(aws.costs.requests).toHaveLength(2)
})
