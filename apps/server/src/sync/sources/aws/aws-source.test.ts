import { type Aws, startAws } from '@tributary/fakes/aws/aws-server'
import type { CostLine } from '@tributary/fakes/aws/cost-store'
import { awsCostTables, fullRefreshPrice } from '@tributary/sdk/connectors'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { memoryRateLimits } from '../../rate-limits.ts'
import { SourceFailure } from '../../source-failure.ts'
import { silentLog } from '../../sync-log.ts'
import { readTable } from '../../testing/read-table.ts'
import { httpMessages } from '../http/http.messages.ts'
import type { HttpLimits } from '../http/http-limits.ts'
import type { DeclaredRows, Reading, SourceAdapter } from '../source-adapter.ts'
import { awsMessages } from './aws.messages.ts'
import { awsSource } from './aws-source.ts'

const ACCOUNT = '111122223333'
const key = { id: 'AKIAIOSFODNN7EXAMPLE', secret: 'wJalrXUtnFEMI/K7MDENG', account: ACCOUNT, user: 'reader' }
const forever = new AbortController().signal
const first: Reading = { full: true, cursor: undefined, startsEmpty: true }
const since = (cursor: string | undefined): Reading => ({ full: false, cursor, startsEmpty: false })
const again = (stored: string | undefined): Reading => ({ full: true, cursor: undefined, stored })
const usual = httpMessages('AWS')

let now: Date
/** How far the clock at AWS is ahead of ours. */
let ahead: number
let aws: Aws
let paused: number[]
let opened: SourceAdapter[]

beforeEach(async () => {
  now = new Date('2026-03-15T10:00:00Z')
  ahead = 0
  aws = await startAws({ keys: [key], clock: () => new Date(now.getTime() + ahead) })
  paused = []
  opened = []
})
afterEach(async () => {
  for (const source of opened) source.close()
  await aws.stop()
})

const line = (day: string, cost: string, change: Partial<CostLine> = {}): CostLine => ({
  hour: `${day}T05:00:00Z`,
  service: 'Amazon Simple Storage Service',
  usageType: 'TimedStorage-ByteHrs',
  region: 'eu-north-1',
  account: ACCOUNT,
  recordType: 'Usage',
  cost,
  quantity: '8412.5',
  unit: 'GB-Mo',
  ...change,
})

function source(properties: Record<string, string | undefined> = {}, limits: Partial<HttpLimits> = {}) {
  const settings = {
    'aws.region': 'eu-north-1',
    'aws.accessKeyId': key.id,
    'aws.secretAccessKey': key.secret,
    'aws.startDate': '2026-01-20',
    'aws.granularity': 'DAILY',
    ...properties,
  }
  const filled = Object.entries(settings).filter((one): one is [string, string] => one[1] !== undefined)
  const pause = async (ms: number) => {
    paused.push(ms)
    now = new Date(now.getTime() + ms)
  }
  const tools = {
    outbound: { allowPrivateTargets: true },
    rateLimits: memoryRateLimits(() => now),
    limits: { pause, random: () => 0.5, sliceRows: 1_000_000, ...limits },
    addresses: { costs: new URL(aws.costs.uri), sts: new URL(aws.sts.uri) },
  }
  const made = awsSource(tools)({ properties: new Map(filled), log: silentLog, now: () => now })
  opened.push(made)
  return made
}

async function read(adapter: SourceAdapter<DeclaredRows>, name: string, reading = first) {
  for await (const stream of adapter.list(forever))
    if (stream.name === name) return readTable(adapter, stream.columns ?? [], { name, reading })
  throw new Error(`There is no ${name}`)
}

async function failureOf(work: () => Promise<unknown>): Promise<SourceFailure> {
  const failure = await Promise.resolve()
    .then(work)
    .catch((error: unknown) => error)
  if (failure instanceof SourceFailure) return failure
  throw failure instanceof Error ? failure : new Error('It did not fail as it should')
}

type Asked = { TimePeriod: { Start: string; End: string }; NextPageToken?: string }
const asked = () => aws.costs.requests.map(({ body }): Asked => JSON.parse(body))
const windows = () =>
  asked()
    .filter(({ NextPageToken }) => !NextPageToken)
    .map(({ TimePeriod: { Start, End } }) => `${Start} ${End}`)

describe('the costs of an account', () => {
  it('are five tables, each with its key', async () => {
    const streams: Record<string, readonly string[] | undefined> = {}
    for await (const { name, key } of source().list(forever)) streams[name] = key
    expect(streams).toEqual({
      cost_totals: ['period_start'],
      costs_by_record_type: ['period_start', 'linked_account', 'record_type'],
      costs_by_region: ['period_start', 'service', 'region'],
      costs_by_service: ['period_start', 'service', 'linked_account'],
      costs_by_usage_type: ['period_start', 'service', 'usage_type'],
    })
    expect(Object.keys(streams)).toEqual(awsCostTables)
  })

  it('have exact amounts, a currency and the period of each group', async () => {
    aws.store.put(line('2026-02-03', '12.3456789012'), line('2026-02-03', '0.0000000120', { account: '2' }))
    aws.store.put(line('2026-02-04', '-4.5', { recordType: 'Credit', unit: 'Hrs' }))
    aws.store.finalise('2026-02')
    const { rows } = await read(source(), 'costs_by_service')
    expect(rows).toEqual([
      {
        period_start: '2026-02-03',
        service: 'Amazon Simple Storage Service',
        linked_account: ACCOUNT,
        period_end: '2026-02-04',
        estimated: false,
        unblended_cost: '12.3456789012',
        amortized_cost: '12.3456789014',
        net_unblended_cost: '11.1111110111',
        net_amortized_cost: '11.1111110113',
        blended_cost: '12.3456789013',
        usage_quantity: '8412.5',
        currency: 'USD',
        usage_unit: 'GB-Mo',
      },
      expect.objectContaining({ linked_account: '2', unblended_cost: '0.000000012' }),
      expect.objectContaining({ period_start: '2026-02-04', unblended_cost: '-4.5', usage_unit: 'Hrs' }),
    ])
  })

  it('are grouped as each table says', async () => {
    aws.store.put(
      line('2026-03-01', '1'),
      line('2026-03-01', '2', { region: 'NoRegion', recordType: 'Tax', usageType: 'None' }),
    )
    const table = async (name: string, column: string) =>
      (await read(source({ 'aws.startDate': '2026-03-01' }), name)).rows
        .filter(({ period_start: start }) => start === '2026-03-01')
        .map((row) => [row[column], row.unblended_cost])
    expect(await table('cost_totals', 'estimated')).toEqual([[true, '3']])
    expect(await table('costs_by_record_type', 'record_type')).toEqual([
      ['Tax', '2'],
      ['Usage', '1'],
    ])
    expect(await table('costs_by_region', 'region')).toEqual([
      ['NoRegion', '2'],
      ['eu-north-1', '1'],
    ])
    expect(await table('costs_by_usage_type', 'usage_type')).toEqual([
      ['None', '2'],
      ['TimedStorage-ByteHrs', '1'],
    ])
  })

  it.each([
    [1, 8],
    [3, 4],
    [undefined, 3],
  ])('are read over all pages with %s groups each', async (cap, requests) => {
    aws.costs.pages.cap = cap
    for (let number = 10; number < 16; number++)
      aws.store.put(line('2026-03-01', '1', { service: `S${number}` }))
    aws.store.put(line('2026-02-28', '1'))
    const { rows } = await read(source({ 'aws.startDate': '2026-02-28' }), 'costs_by_service')
    expect(rows.map(({ service }) => service)).toEqual([
      'Amazon Simple Storage Service',
      'S10',
      'S11',
      'S12',
      'S13',
      'S14',
      'S15',
    ])
    expect(aws.costs.requests.length).toBeGreaterThanOrEqual(requests)
  })

  it('that change between two pages are read once', async () => {
    for (const service of ['A', 'B', 'C', 'D']) aws.store.put(line('2026-03-01', '1', { service }))
    aws.costs.pages.shiftAt(2, () => aws.store.put(line('2026-03-01', '1', { service: '0' })))
    const { rows } = await read(source({ 'aws.startDate': '2026-03-01' }), 'costs_by_service')
    expect(rows.map(({ service }) => service)).toEqual(['A', 'B', 'C', 'D'])
  })

  it('by month are one request, from the first day of the month', async () => {
    aws.store.put(line('2026-01-05', '1'), line('2026-01-25', '2'), line('2026-03-01', '4'))
    const { rows } = await read(source({ 'aws.granularity': 'monthly' }), 'cost_totals')
    expect(rows.map((row) => [row.period_start, row.period_end, row.unblended_cost])).toEqual([
      ['2026-01-01', '2026-02-01', '3'],
      ['2026-02-01', '2026-03-01', '0'],
      ['2026-03-01', '2026-03-16', '4'],
    ])
    expect(windows()).toEqual(['2026-01-01 2026-03-16'])
  })

  it('by hour are those of the last 14 days', async () => {
    aws.store.put(line('2026-03-01', '1'), line('2026-03-02', '2'))
    const adapter = source({ 'aws.granularity': 'HOURLY' })
    const { rows } = await read(adapter, 'costs_by_service')
    expect(rows).toMatchObject([
      { period_start: '2026-03-02T05:00:00Z', period_end: '2026-03-02T06:00:00Z', unblended_cost: '2' },
    ])
    expect(windows()).toEqual(['2026-03-02T00:00:00Z 2026-03-16T00:00:00Z'])
    expect(adapter.warnings?.()).toEqual([awsMessages.clamped('2026-03-02')])
  })
})

describe('the number of requests, each of which costs money', () => {
  const refresh = async (reading: (table: string) => Reading, properties = {}) => {
    const adapter = source(properties)
    const cursors = new Map<string, string | undefined>()
    aws.costs.requests.length = 0
    for (const name of awsCostTables) {
      const { cursor } = await readTable(adapter, [], { name, reading: reading(name) })
      cursors.set(name, cursor)
    }
    return { cursors, requests: aws.costs.requests.length }
  }

  /** Few enough groups that AWS sends them in one page. */
  const onePage = async () => {
    await aws.stop()
    aws = await startAws({ keys: [key], clock: () => now, pageCount: 1 })
  }

  it('is one for each table and month, and two months again in a later refresh', async () => {
    await onePage()
    const initial = await refresh(() => first)
    expect(initial.requests).toBe(5 * 3)
    now = new Date('2026-03-16T10:00:00Z')
    expect((await refresh((table) => since(initial.cursors.get(table)))).requests).toBe(5 * 2)
    expect((await refresh((table) => again(initial.cursors.get(table)))).requests).toBe(5 * 3)
    expect(aws.sts.requests).toHaveLength(3)
  })

  it.each(['MONTHLY', 'HOURLY'])('of %s costs is one for each table', async (granularity) => {
    await onePage()
    const settings = { 'aws.granularity': granularity }
    const { cursors, requests } = await refresh(() => first, settings)
    expect(requests).toBe(5)
    expect((await refresh((table) => since(cursors.get(table)), settings)).requests).toBe(5)
  })

  it('is the one shown before a full refresh', async () => {
    await onePage()
    for (const granularity of ['DAILY', 'MONTHLY', 'HOURLY']) {
      const settings = { 'aws.startDate': '2025-07-04', 'aws.granularity': granularity }
      const properties = Object.entries(settings).map(([name, value]) => ({ name, value }))
      const { requests } = await refresh(() => again(undefined), settings)
      expect(fullRefreshPrice('aws', properties, now)?.requests).toBe(requests)
    }
  })

  it('is at most one in a second and 200 in a day', async () => {
    aws.costs.pages.cap = 1
    for (let number = 0; number < 220; number++)
      aws.store.put(line('2026-03-01', '1', { service: `S${number}` }))
    const failure = await failureOf(() => read(source({ 'aws.startDate': '2026-03-01' }), 'costs_by_service'))
    expect(failure).toMatchObject({ message: awsMessages.busy, code: 'source-busy' })
    expect(aws.costs.requests).toHaveLength(200)
    expect(failure.retryAt?.getTime()).toBeGreaterThan(now.getTime() + 60_000)
    expect(paused.filter((ms) => ms === 1_000)).toHaveLength(200)
  })
})

describe('a later refresh', () => {
  it('replaces the periods since the month before the last one read, and no other', async () => {
    aws.store.put(
      line('2026-01-25', '1'),
      line('2026-02-03', '1'),
      line('2026-02-03', '2', { service: 'Tax' }),
    )
    const { cursor } = await read(source(), 'costs_by_service')
    aws.store.remove('2026-02', ({ service }) => service === 'Tax')
    aws.store.put(line('2026-02-03', '0.5'), line('2026-03-16', '7'))
    aws.store.finalise('2026-02')
    aws.costs.requests.length = 0
    now = new Date('2026-03-16T10:00:00Z')
    const changes = await read(source(), 'costs_by_service', since(cursor))
    expect(windows()).toEqual(['2026-02-01 2026-03-01', '2026-03-01 2026-03-17'])
    expect(changes).toMatchObject({
      extent: 'changes',
      keepsOthers: true,
      rows: [
        { period_start: '2026-02-03', unblended_cost: '1.5', estimated: false },
        { period_start: '2026-03-16', unblended_cost: '7', estimated: true },
      ],
    })
    expect(changes.removed?.column).toBe('period_start')
    expect(changes.removed?.values).toHaveLength(28 + 16)
    expect(changes.removed?.values).toContain('2026-02-04')
    expect(changes.removed?.values).not.toContain('2026-01-25')
  })

  it('after months without one continues where the last one ended', async () => {
    const { cursor } = await read(source(), 'cost_totals')
    aws.costs.requests.length = 0
    now = new Date('2026-05-02T10:00:00Z')
    const { rows } = await read(source(), 'cost_totals', since(cursor))
    expect(windows()).toEqual([
      '2026-02-01 2026-03-01',
      '2026-03-01 2026-04-01',
      '2026-04-01 2026-05-01',
      '2026-05-01 2026-05-03',
    ])
    expect(rows).toHaveLength(28 + 31 + 30 + 2)
  })

  it('starts with an earlier start date, and continues with a later one', async () => {
    const { cursor } = await read(source(), 'cost_totals')
    aws.costs.requests.length = 0
    const earlier = await read(source({ 'aws.startDate': '2025-12-31' }), 'cost_totals', since(cursor))
    expect(earlier).toMatchObject({ extent: 'changes' })
    expect(windows()[0]).toBe('2025-12-31 2026-01-01')
    aws.costs.requests.length = 0
    await read(source({ 'aws.startDate': '2026-02-10' }), 'cost_totals', since(cursor))
    expect(windows()).toEqual(['2026-02-10 2026-03-01', '2026-03-01 2026-03-16'])
  })

  it('does not need the same key, only the same account', async () => {
    const { cursor } = await read(source(), 'cost_totals')
    aws.keys.push({ ...key, id: 'AKIASECONDEXAMPLE00', secret: 'other' })
    const renewed = { 'aws.accessKeyId': 'AKIASECONDEXAMPLE00', 'aws.secretAccessKey': 'other' }
    expect(await read(source(renewed), 'cost_totals', since(cursor))).toMatchObject({ extent: 'changes' })
  })

  it.each([
    ['another granularity', { 'aws.granularity': 'MONTHLY' }],
    ['another account', { 'aws.accessKeyId': 'AKIAOTHEREXAMPLE000' }],
  ])('with %s replaces everything', async (_, change) => {
    const { cursor } = await read(source(), 'cost_totals')
    aws.keys.push({ ...key, id: 'AKIAOTHEREXAMPLE000', account: '999988887777' })
    for (const reading of [since(cursor), again(cursor)])
      expect(await read(source(change), 'cost_totals', reading)).toMatchObject({
        extent: 'whole',
        keepsOthers: false,
      })
  })

  it('that reads everything again keeps what AWS no longer has', async () => {
    const properties = { 'aws.startDate': '2025-02-01' }
    const { cursor } = await read(source(properties), 'cost_totals')
    now = new Date('2026-06-01T10:00:00Z')
    const adapter = source(properties)
    const full = await read(adapter, 'cost_totals', again(cursor))
    expect(full).toMatchObject({ extent: 'changes', keepsOthers: true })
    expect(full.removed?.values[0]).toBe('2025-05-01')
    expect(adapter.warnings?.()).toEqual([awsMessages.clamped('2025-05-01')])
  })

  it('continues a first reading that ended between two months', async () => {
    for (const day of ['2025-12-01', '2026-01-01', '2026-02-01', '2026-03-01']) aws.store.put(line(day, '1'))
    const properties = { 'aws.startDate': '2025-12-01' }
    const limits = { sliceRows: 1 }
    const slice = await read(source(properties, limits), 'costs_by_service')
    expect(slice).toMatchObject({ more: true, extent: 'changes', rows: [{ period_start: '2025-12-01' }] })
    const next = await read(source(properties, limits), 'costs_by_service', since(slice.cursor))
    expect(next).toMatchObject({ more: true, rows: [{ period_start: '2026-01-01' }] })
    // AWS still changes the costs of February, so February and March are read together.
    const last = await read(source(properties, limits), 'costs_by_service', since(next.cursor))
    expect(last).toMatchObject({ more: false })
    expect(last.rows.map((row) => row.period_start)).toEqual(['2026-02-01', '2026-03-01'])
  })
})

describe('settings that cannot be used', () => {
  it.each([
    ['no access key', { 'aws.accessKeyId': undefined }, awsMessages.missing('aws.accessKeyId')],
    ['no secret', { 'aws.secretAccessKey': ' ' }, awsMessages.missing('aws.secretAccessKey')],
    ['a temporary key', { 'aws.accessKeyId': 'ASIAIOSFODNN7EXAMPLE' }, awsMessages.temporaryKey],
    ['a key with a line break', { 'aws.secretAccessKey': 'a\nb' }, awsMessages.badKey('aws.secretAccessKey')],
    ['an unreadable start date', { 'aws.startDate': '2026-02-31' }, awsMessages.badStartDate],
    ['a start date in the future', { 'aws.startDate': '2026-03-16' }, awsMessages.futureStartDate],
    ['an unknown granularity', { 'aws.granularity': 'weekly' }, awsMessages.badGranularity],
    ['a GovCloud region', { 'aws.region': 'us-gov-west-1' }, awsMessages.noCostExplorer],
  ])('are %s', async (_, properties, message) => {
    expect(await failureOf(() => read(source(properties), 'cost_totals'))).toMatchObject({
      message,
      code: 'settings',
    })
    expect(aws.costs.requests).toEqual([])
  })

  it('of China choose its own Cost Explorer', async () => {
    await aws.stop()
    aws = await startAws({ keys: [key], clock: () => now, region: 'cn-northwest-1' })
    const { rows } = await read(source({ 'aws.region': 'cn-north-1' }), 'cost_totals')
    expect(rows.length).toBeGreaterThan(0)
  })
})

describe('a key that AWS refuses', () => {
  it.each([
    ['is unknown', { 'aws.accessKeyId': 'AKIAUNKNOWNEXAMPLE0' }],
    ['has another secret', { 'aws.secretAccessKey': 'wrong' }],
  ])('because it %s costs nothing', async (_, properties) => {
    expect(await failureOf(() => read(source(properties), 'cost_totals'))).toMatchObject({
      message: awsMessages.wrongKey,
      code: 'sign-in-refused',
      forbidden: true,
    })
    expect(aws.costs.requests).toEqual([])
  })

  it.each([16, -16])('because of a clock that is %i minutes wrong names the clock', async (minutes) => {
    ahead = minutes * 60_000
    expect(await failureOf(() => read(source(), 'cost_totals'))).toMatchObject({
      message: awsMessages.clock(16),
      forbidden: true,
    })
  })

  it('in the middle ends the refresh as forbidden', async () => {
    const revoke = () => void (aws.costs.requests.length === 2 && aws.keys.pop())
    aws.costs.beforeResponse = revoke
    expect(await failureOf(() => read(source(), 'cost_totals'))).toMatchObject({
      message: awsMessages.wrongKey,
      forbidden: true,
    })
    expect(aws.costs.requests).toHaveLength(2)
  })
})

/** An error of Cost Explorer, as some of its endpoints write it. */
const error = (type: string, Message = '', status = 400) => ({
  status,
  headers: { 'content-type': 'application/x-amz-json-1.1' },
  body: JSON.stringify({ __type: type, Message }),
})
const response = (body: unknown) => ({ body: JSON.stringify(body) })
const usd = (Amount: unknown) => ({ UnblendedCost: { Amount, Unit: 'USD' } })
const day = (Start: string, change: object = {}) => ({
  TimePeriod: { Start, End: '2026-03-16' },
  Total: usd('1'),
  Groups: [],
  Estimated: true,
  ...change,
})
const february = { 'aws.startDate': '2026-03-14' }

describe('a failure of Cost Explorer', () => {
  it('that is switched off says who can switch it on', async () => {
    aws.access.isSwitchedOn = false
    expect(await failureOf(() => read(source(), 'cost_totals'))).toMatchObject({
      message: awsMessages.switchedOff,
      forbidden: true,
    })
    expect(aws.costs.requests).toHaveLength(1)
  })

  it('without permission names the permission', async () => {
    aws.access.isAllowed = false
    expect((await failureOf(() => read(source(), 'cost_totals'))).message).toBe(awsMessages.notAllowed)
  })

  it('that is throttled twice is requested again after 1 and 2 seconds', async () => {
    aws.costs.faults.push(error('ThrottlingException'), error('com.amazonaws.ce#LimitExceededException'))
    const { rows } = await read(source(february), 'cost_totals')
    expect(rows).toHaveLength(2)
    expect(paused).toContain(2_000)
    expect(aws.costs.requests).toHaveLength(3)
  })

  it('that stays busy ends the refresh with a time, so that nothing is paid for twice', async () => {
    aws.costs.faults.push(undefined, ...Array(5).fill({ status: 429, body: '{}' }))
    const failure = await failureOf(() => read(source(), 'cost_totals'))
    expect(failure).toMatchObject({ message: awsMessages.busy, code: 'source-busy', passing: true })
    expect(failure.retryAt).toEqual(new Date(now.getTime() + 15 * 60_000))
  })

  it('that is cut or silent is requested again', async () => {
    aws.costs.faults.push({ cut: true }, { silent: true })
    const { rows } = await read(source(february, { answerMs: 100 }), 'cost_totals')
    expect(rows).toHaveLength(2)
  })

  it.each([
    ['an expired temporary key', error('ExpiredTokenException'), awsMessages.temporaryKey, 'settings'],
    [
      'an invalid request',
      error('ValidationException', 'Invalid metric'),
      awsMessages.badRequest,
      'settings',
    ],
    ['an unknown error', error('SomethingElse'), usual.unexpected(400), 'source-data'],
    [
      'a web page',
      { headers: { 'content-type': 'text/html' }, body: '<h1>Hello</h1>' },
      usual.notJson,
      'source-data',
    ],
    ['broken data', { body: '{"ResultsByTime":[' }, usual.badJson, 'source-data'],
    ['another form', response({ Results: [] }), awsMessages.otherForm('cost_totals'), 'source-data'],
    ['an endless response', { body: `"${'x'.repeat(40_000)}"` }, usual.tooLarge(30_000), 'source-data'],
    [
      'costs of the year 1',
      response({ ResultsByTime: [day('0001-01-01')] }),
      awsMessages.otherPeriod('cost_totals', '0001-01-01'),
      'source-data',
    ],
    [
      'an amount that is not a number',
      response({ ResultsByTime: [day('2026-03-15', { Total: usd('much') })] }),
      usual.badValue('cost_totals', '2026-03-15', 'unblended_cost'),
      'source-data',
    ],
    [
      'a period without an amount',
      response({ ResultsByTime: [day('2026-03-15', { Total: {} })] }),
      usual.badValue('cost_totals', '2026-03-15', 'unblended_cost'),
      'source-data',
    ],
    [
      'several currencies',
      response({
        ResultsByTime: [
          day('2026-03-15', { Total: { ...usd('1'), BlendedCost: { Amount: '1', Unit: 'CNY' } } }),
        ],
      }),
      awsMessages.mixedCurrencies('cost_totals', '2026-03-15'),
      'source-data',
    ],
    [
      'a page that repeats without end',
      response({ ResultsByTime: [], NextPageToken: 'again' }),
      awsMessages.pagingBroken,
      'source-data',
    ],
  ])('with %s stores nothing', async (_, fault, message, code) => {
    aws.costs.faults.push(fault, fault)
    const limits = { answerBytes: 30_000 }
    const failure = await failureOf(() => read(source(february, limits), 'cost_totals'))
    expect(failure).toMatchObject({ message, code, passing: false })
  })

  it.each([
    ['no key', [], awsMessages.otherForm('costs_by_service')],
    ['an empty key', ['', ACCOUNT], usual.noKey('costs_by_service', 'service')],
  ])('with a group that has %s stores nothing', async (_, Keys, message) => {
    const Groups = [{ Keys, Metrics: usd('1') }]
    aws.costs.faults.push(response({ ResultsByTime: [day('2026-03-15', { Total: {}, Groups })] }))
    expect((await failureOf(() => read(source(february), 'costs_by_service'))).message).toBe(message)
  })

  it('with hourly costs switched off says so', async () => {
    aws.costs.faults.push(error('ValidationException', 'Hourly granularity is not enabled'))
    const hourly = source({ 'aws.granularity': 'HOURLY' })
    expect((await failureOf(() => read(hourly, 'cost_totals'))).message).toBe(awsMessages.hourlyOff)
  })

  it('keeps long names and long numbers', async () => {
    const service = 'é'.repeat(150)
    const Groups = [{ Keys: [service, ACCOUNT], Metrics: usd('12345678901234567890.0123456789') }]
    aws.costs.faults.push(response({ ResultsByTime: [day('2026-03-15', { Total: {}, Groups })] }))
    const { rows } = await read(source({ 'aws.startDate': '2026-03-15' }), 'costs_by_service')
    expect(rows).toMatchObject([{ service, unblended_cost: '12345678901234567890.0123456789' }])
  })
})

describe('paging that AWS breaks', () => {
  const broken = error('com.amazonaws.ce#RequestChangedException')
  beforeEach(() => {
    for (const service of ['A', 'B', 'C']) aws.store.put(line('2026-03-14', '1', { service }))
  })

  it('starts the month again, once', async () => {
    aws.costs.faults.push(undefined, broken)
    const { rows } = await read(source(february), 'costs_by_service')
    expect(new Set(rows.map(({ service }) => service))).toEqual(new Set(['A', 'B', 'C']))
    expect(asked().map(({ NextPageToken }) => NextPageToken !== undefined)).toEqual([
      false,
      true,
      false,
      true,
    ])
  })

  it('a second time fails', async () => {
    aws.costs.faults.push(undefined, broken, undefined, error('InvalidNextTokenException'))
    expect((await failureOf(() => read(source(february), 'costs_by_service'))).message).toBe(
      awsMessages.pagingBroken,
    )
  })
})

describe('costs that AWS does not have', () => {
  const beyond = error('ValidationException', "You haven't enabled historical data beyond 14 months.")

  it('before its history are left out, with a note', async () => {
    const adapter = source({ 'aws.startDate': '2019-01-01' })
    const { rows } = await read(adapter, 'cost_totals')
    expect(rows[0]).toMatchObject({ period_start: '2025-02-01' })
    expect(adapter.warnings?.()).toEqual([awsMessages.clamped('2025-02-01')])
  })

  it.each([beyond, error('BillExpirationException')])(
    'are left out once more where it refuses',
    async (fault) => {
      aws.costs.faults.push(fault)
      const adapter = source()
      const { rows, cursor } = await read(adapter, 'cost_totals')
      expect(rows[0]).toMatchObject({ period_start: '2026-02-01' })
      expect(adapter.warnings?.()).toEqual([awsMessages.skipped('2026-01-20', '2026-02-01')])
      expect(cursor).toBeDefined()
      aws.costs.faults.push(beyond, beyond)
      expect((await failureOf(() => read(source(), 'cost_totals'))).message).toBe(awsMessages.tooOld)
    },
  )

  it('of a new account are an empty table, and are read from the start next time', async () => {
    aws.access.hasData = false
    const none = await read(source(), 'cost_totals')
    expect(none).toMatchObject({ rows: [], cursor: undefined })
  })

  it('never replace stored rows', async () => {
    const { cursor } = await read(source(), 'cost_totals')
    aws.access.hasData = false
    for (const reading of [since(cursor), again(cursor), again(undefined)]) {
      const failure = await failureOf(() => read(source(), 'cost_totals', reading))
      expect(failure).toMatchObject({ message: awsMessages.noData, code: 'source-busy' })
      expect(failure.retryAt).toEqual(new Date(now.getTime() + 24 * 3_600_000))
    }
  })

  it('for single periods are noted, and their rows stay', async () => {
    aws.costs.faults.push(response({ ResultsByTime: [day('2026-03-15')] }))
    const adapter = source({ 'aws.startDate': '2026-03-13' })
    const { cursor } = await read(adapter, 'cost_totals')
    expect(adapter.warnings?.()).toEqual([awsMessages.leftOut('cost_totals', 2)])
    aws.costs.faults.push(response({ ResultsByTime: [day('2026-03-15')] }))
    const changes = await read(source({ 'aws.startDate': '2026-03-13' }), 'cost_totals', since(cursor))
    expect(changes.removed?.values).toEqual(['2026-03-15'])
  })
})

describe('a connection test', () => {
  const tried = async (adapter: SourceAdapter) => {
    const passed: unknown[] = []
    const failure = await (async () => {
      for await (const check of adapter.probe(forever)) passed.push(check)
    })().catch((caught: unknown) => caught)
    return { passed, failure }
  }
  const reached = [{ key: 'host-found' }, { key: 'reached' }]

  it('checks the key, then requests the costs of yesterday', async () => {
    expect(await tried(source())).toEqual({
      passed: [
        ...reached,
        { key: 'signed-in' },
        { key: 'source-readable', sentence: awsMessages.readable(ACCOUNT) },
      ],
      failure: undefined,
    })
    expect(windows()).toEqual(['2026-03-14 2026-03-16'])
  })

  it('with a wrong key passes what it reached, and costs nothing', async () => {
    const { passed, failure } = await tried(source({ 'aws.secretAccessKey': 'wrong' }))
    expect(passed).toEqual(reached)
    expect(failure).toMatchObject({ message: awsMessages.wrongKey })
    expect(aws.costs.requests).toEqual([])
  })

  it('of a new account passes', async () => {
    aws.access.hasData = false
    expect((await tried(source())).passed.at(-1)).toEqual({
      key: 'source-readable',
      sentence: awsMessages.readableLater(ACCOUNT),
    })
  })

  it('without permission fails after the sign-in', async () => {
    aws.access.isAllowed = false
    const { passed, failure } = await tried(source())
    expect(passed).toEqual([...reached, { key: 'signed-in' }])
    expect(failure).toMatchObject({ message: awsMessages.notAllowed })
  })

  it('of something that is not AWS reaches nothing', async () => {
    aws.sts.faults.push({ body: 'Hello' })
    expect(await tried(source())).toMatchObject({ passed: [], failure: { code: 'unreachable' } })
  })
})
