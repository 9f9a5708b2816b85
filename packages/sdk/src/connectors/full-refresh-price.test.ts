import { expect, it } from 'vitest'
import { logWith } from '../test/builders.ts'
import { runWith } from '../test/run-builder.ts'
import { connectorsMessages } from './connectors.messages.ts'
import { fullRefreshPrice, isFirstRefresh } from './full-refresh-price.ts'

const now = new Date('2026-03-15T10:00:00Z')
const settings = (startDate: string, granularity: string) => [
  { name: 'aws.startDate', value: startDate },
  { name: 'aws.granularity', value: granularity },
]

it.each([
  ['DAILY', '2019-01-01', { requests: 70, dollarsEach: '0.01', dollars: '0.70' }],
  ['daily', '2026-02-28', { requests: 10, dollarsEach: '0.01', dollars: '0.10' }],
  ['MONTHLY', '2019-01-01', { requests: 5, dollarsEach: '0.01', dollars: '0.05' }],
  ['HOURLY', '2026-01-01', { requests: 5, dollarsEach: '0.01', dollars: '0.05' }],
])('counts the requests of %s costs since %s', (granularity, startDate, price) => {
  expect(fullRefreshPrice('aws', settings(startDate, granularity), now)).toEqual(price)
  expect(fullRefreshPrice('AWS', settings(startDate, granularity), now)).toEqual(price)
})

it.each([
  ['a type that does not charge', 'xero', settings('2026-01-01', 'DAILY')],
  ['a start date that cannot be read', 'aws', settings('last year', 'DAILY')],
  ['a start date in the future', 'aws', settings('2026-03-16', 'DAILY')],
  ['an unknown granularity', 'aws', settings('2026-01-01', 'weekly')],
  ['missing settings', 'aws', []],
])('is unknown for %s', (_, type, properties) => {
  expect(fullRefreshPrice(type, properties, now)).toBeNull()
})

it('is a sentence with the number of requests and their price', () => {
  expect(
    connectorsMessages.fullRefresh.price('AWS', { requests: 70, dollarsEach: '0.01', dollars: '0.70' }),
  ).toBe(
    'AWS charges 0.01 USD for each request. This full refresh makes about 70 requests and costs about 0.70 USD. A large account needs more.',
  )
})

it.each([
  ['never started', null, undefined, true],
  ['failed each time', logWith(), [runWith({ state: 'failed' }), runWith({ state: 'cancelled' })], true],
  ['succeeded once', logWith(), [runWith({ state: 'failed' }), runWith()], false],
  ['has runs that still load', logWith(), undefined, false],
])('the next refresh is the first one or not if it %s', (_, log, runs, isFirst) => {
  expect(isFirstRefresh(log, runs)).toBe(isFirst)
})

it('has a sentence for the first refresh', () => {
  const price = { requests: 70, dollarsEach: '0.01', dollars: '0.70' }
  expect(connectorsMessages.firstRefresh.price('AWS', price)).toContain(
    'The first refresh makes about 70 requests and costs about 0.70 USD.',
  )
})
