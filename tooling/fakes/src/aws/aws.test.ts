import { afterEach, describe, expect, it } from 'vitest'
import type { ApiRequest } from '../http-api/api-exchange.ts'
import { apiPages } from '../http-api/api-pages.ts'
import { amountOf, amountText } from './aws-amounts.ts'
import { type Aws, startAws } from './aws-server.ts'
import { type AwsKey, verifySignature } from './aws-signature.ts'
import { costPages } from './cost-pages.ts'
import { type CostQuery, readCostQuery } from './cost-query.ts'
import { costReport } from './cost-report.ts'
import { type CostLine, costStore } from './cost-store.ts'
import { startSampleAws } from './sample-aws.ts'

/** The key, the time and the signatures of AWS's published examples. */
const key: AwsKey = {
  id: 'AKIDEXAMPLE',
  secret: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY',
  account: '111122223333',
  user: 'reader',
}
const exampleTime = new Date('2015-08-30T12:36:00Z')
const form = 'application/x-www-form-urlencoded'
const posted = (change: Partial<ApiRequest> = {}, headers: Record<string, string> = {}): ApiRequest => ({
  method: 'POST',
  path: '/',
  url: '/',
  query: new URLSearchParams(),
  body: 'Param1=value1',
  params: {},
  ...change,
  headers: {
    host: 'example.amazonaws.com',
    'content-type': form,
    'x-amz-date': '20150830T123600Z',
    authorization:
      'AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE/20150830/us-east-1/service/aws4_request, SignedHeaders=content-type;host;x-amz-date, Signature=ff11897932ad3f4e8b18135d722051e5ac45fc38421b1da7b9d196a0fe09473a',
    ...headers,
  },
})
const verified = (request: ApiRequest, expected: { service?: string; region?: string; now?: Date } = {}) =>
  verifySignature(request, {
    keys: [key],
    service: 'service',
    region: 'us-east-1',
    now: exampleTime,
    ...expected,
  })

describe('a signature', () => {
  it('of AWS’s published example is accepted', () => {
    expect(verified(posted())).toBe(key)
  })

  it.each([
    ['without an Authorization header', posted({}, { authorization: '' }), {}, 'missing'],
    [
      'with half an Authorization header',
      posted({}, { authorization: 'AWS4-HMAC-SHA256' }),
      {},
      'incomplete',
    ],
    ['that leaves out a header of AWS', posted({}, { 'x-amz-target': 'Other' }), {}, 'incomplete'],
    ['for another region', posted(), { region: 'eu-west-1' }, 'scope'],
    ['for another service', posted(), { service: 'ce' }, 'scope'],
    ['of a changed body', posted({ body: 'Param1=value2' }), {}, 'mismatch'],
    ['of another host', posted({}, { host: 'elsewhere.example' }), {}, 'mismatch'],
    ['16 minutes early', posted(), { now: new Date('2015-08-30T12:20:00Z') }, 'clock'],
    ['16 minutes late', posted(), { now: new Date('2015-08-30T12:52:00Z') }, 'clock'],
  ])('%s is refused', (_, request, expected, problem) => {
    expect(verified(request, expected)).toMatchObject({ problem })
  })

  it('of an unknown key is refused', () => {
    const expected = { keys: [], service: 'service', region: 'us-east-1', now: exampleTime }
    expect(verifySignature(posted(), expected)).toEqual({ problem: 'unknown-key' })
  })
})

it.each([
  ['0', '0'],
  ['12.3456789012', '12.3456789012'],
  ['-4.50', '-4.5'],
  ['0.0000012', '0.0000012'],
  ['0.000000012', '1.2E-8'],
  ['-0.0000000001', '-1E-10'],
])('writes %s as AWS does', (amount, written) => {
  expect(amountText(amountOf(amount))).toBe(written)
})

const now = new Date('2026-03-15T10:00:00Z')
const line = (hour: string, service: string, cost: string, change: Partial<CostLine> = {}): CostLine => ({
  hour,
  service,
  usageType: `${service}-Hours`,
  region: 'eu-north-1',
  account: '111122223333',
  recordType: 'Usage',
  cost,
  quantity: '1',
  unit: 'Hrs',
  ...change,
})
const read = (change: object) =>
  readCostQuery(
    JSON.stringify({
      TimePeriod: { Start: '2026-03-01', End: '2026-03-03' },
      Granularity: 'DAILY',
      Metrics: ['UnblendedCost', 'UsageQuantity'],
      ...change,
    }),
    now,
  )
const byService = { GroupBy: [{ Type: 'DIMENSION', Key: 'SERVICE' }] }

describe('a query', () => {
  it.each([
    ['of an unknown member', { Filters: {} }, 'Unrecognized key: "Filters"'],
    [
      'of three groups',
      { GroupBy: [1, 2, 3].map(() => byService.GroupBy[0]) },
      'expected array to have <=2 items',
    ],
    [
      'that ends before it starts',
      { TimePeriod: { Start: '2026-03-02', End: '2026-03-02' } },
      'should be before',
    ],
    ['of the future', { TimePeriod: { Start: '2026-03-16', End: '2026-03-17' } }, 'after the current date'],
    ['past next month', { TimePeriod: { Start: '2026-03-01', End: '2026-04-02' } }, 'past the beginning'],
    [
      'of a day 14 months ago',
      { TimePeriod: { Start: '2025-01-31', End: '2025-03-01' } },
      'beyond 14 months',
    ],
    [
      'of days with an hour',
      { TimePeriod: { Start: '2026-03-01T00:00:00Z', End: '2026-03-02' } },
      'Valid format',
    ],
    [
      'of hours 15 days ago',
      { Granularity: 'HOURLY', TimePeriod: { Start: '2026-02-28T00:00:00Z', End: '2026-03-02T00:00:00Z' } },
      'more than 14 days ago',
    ],
  ])('%s is refused', (_, change, message) => {
    expect(() => read(change)).toThrow(message)
  })

  it('may start with the 13th month before this one', () => {
    expect(read({ TimePeriod: { Start: '2025-02-01', End: '2025-03-01' } }).Granularity).toBe('DAILY')
  })
})

describe('a report', () => {
  const store = costStore()
  store.put(
    line('2026-03-01T05:00:00Z', 'S3', '1.5'),
    line('2026-03-01T23:00:00Z', 'S3', '0.25', { unit: 'GB' }),
    line('2026-03-02T00:00:00Z', 'EC2', '-3'),
  )
  const usd = (Amount: string) => ({ Amount, Unit: 'USD' })

  it('has a total for each day, and no groups', () => {
    expect(costReport(store, read({}))).toEqual([
      {
        TimePeriod: { Start: '2026-03-01', End: '2026-03-02' },
        Total: { UnblendedCost: usd('1.75'), UsageQuantity: { Amount: '2', Unit: 'N/A' } },
        Groups: [],
        Estimated: true,
      },
      {
        TimePeriod: { Start: '2026-03-02', End: '2026-03-03' },
        Total: { UnblendedCost: usd('-3'), UsageQuantity: { Amount: '1', Unit: 'Hrs' } },
        Groups: [],
        Estimated: true,
      },
    ])
  })

  it('has groups and no totals when it is grouped', () => {
    const grouped = read({ ...byService, Metrics: ['UnblendedCost'] })
    expect(costReport(store, grouped).map(({ Total, Groups }) => ({ Total, Groups }))).toEqual([
      { Total: {}, Groups: [{ Keys: ['S3'], Metrics: { UnblendedCost: usd('1.75') } }] },
      { Total: {}, Groups: [{ Keys: ['EC2'], Metrics: { UnblendedCost: usd('-3') } }] },
    ])
  })

  it('ends a running month with the query, and its estimate with the bill', () => {
    store.finalise('2026-02')
    const months = read({ Granularity: 'MONTHLY', TimePeriod: { Start: '2026-02-01', End: '2026-03-16' } })
    expect(costReport(store, months)).toMatchObject([
      { TimePeriod: { Start: '2026-02-01', End: '2026-03-01' }, Estimated: false },
      { TimePeriod: { Start: '2026-03-01', End: '2026-03-16' }, Estimated: true },
    ])
  })

  it('has every hour', () => {
    const hours = read({
      Granularity: 'HOURLY',
      TimePeriod: { Start: '2026-03-01T04:00:00Z', End: '2026-03-01T07:00:00Z' },
    })
    expect(costReport(store, hours).map(({ Total }) => Total.UnblendedCost?.Amount)).toEqual([
      '0',
      '1.5',
      '0',
    ])
  })
})

describe('the pages of a report', () => {
  const store = costStore()
  for (const service of ['A', 'B', 'C']) store.put(line('2026-03-01T00:00:00Z', service, '1'))
  const query = (change: Partial<CostQuery> = {}): CostQuery => ({ ...read(byService), ...change })

  it('are two, and a day goes on across them', () => {
    const paged = costPages(apiPages())
    const first = paged.first(query(), costReport(store, query()))
    const second = paged.next(query(), first.NextPageToken ?? '')
    const keys = (page: typeof first) =>
      page.ResultsByTime.map(({ TimePeriod, Groups }) => [
        TimePeriod.Start,
        ...Groups.flatMap(({ Keys }) => Keys),
      ])
    expect(keys(first)).toEqual([['2026-03-01', 'A', 'B']])
    expect(keys(second)).toEqual([['2026-03-01', 'C'], ['2026-03-02']])
    expect(second.NextPageToken).toBeUndefined()
  })

  it('refuse a token with another request, and an unknown token', () => {
    const paged = costPages(apiPages())
    const { NextPageToken = '' } = paged.first(query(), costReport(store, query()))
    expect(() => paged.next(query({ Metrics: ['BlendedCost'] }), NextPageToken)).toThrow('parameters changed')
    expect(() => paged.next(query(), 'other')).toThrow('token is invalid')
  })
})

it('the sample account has costs on every day that AWS keeps', async () => {
  const sample = await startSampleAws(() => now)
  const months = read({ Granularity: 'MONTHLY', TimePeriod: { Start: '2025-02-01', End: '2026-03-16' } })
  const totals = costReport(sample.store, months).map(({ Total, Estimated }) => [
    Number(Total.UnblendedCost?.Amount) > 100,
    Estimated,
  ])
  expect(totals).toEqual([...Array(13).fill([true, false]), [true, true]])
  await sample.stop()
})

describe('the servers', () => {
  let aws: Aws
  afterEach(() => aws.stop())

  const post = async (uri: string, headers: Record<string, string>, body: string) => {
    const response = await fetch(uri, { method: 'POST', headers, body })
    return { status: response.status, body: await response.text() }
  }
  const target = { 'x-amz-target': 'AWSInsightsIndexService.GetCostAndUsage' }

  it('refuse requests that are not signed, each in its format', async () => {
    aws = await startAws({ keys: [key] })
    const json = { ...target, 'content-type': 'application/x-amz-json-1.1' }
    expect(await post(aws.costs.uri, json, '{}')).toEqual({
      status: 400,
      body: '{"__type":"com.amazonaws.ce#MissingAuthenticationTokenException","message":"Missing Authentication Token"}',
    })
    const identity = 'Action=GetCallerIdentity&Version=2011-06-15'
    const refused = await post(aws.sts.uri, { 'content-type': form }, identity)
    expect(refused.status).toBe(403)
    expect(refused.body).toContain('<Code>MissingAuthenticationToken</Code>')
  })

  it.each([
    [
      'another operation',
      { 'x-amz-target': 'AWSInsightsIndexService.GetTags', 'content-type': 'application/x-amz-json-1.1' },
    ],
    ['another content type', { ...target, 'content-type': 'application/json' }],
  ])('refuse %s', async (_, headers) => {
    aws = await startAws({ keys: [key] })
    expect(await post(aws.costs.uri, headers, '{}')).toMatchObject({ status: 404 })
  })
})
