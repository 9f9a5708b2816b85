import { expect, it } from 'vitest'
import { at, connectorWith, logWith, member } from '../test/builders.ts'
import { runWith } from '../test/run-builder.ts'
import { cardLines } from './card-lines.ts'

const now = at('07:15')
const started = { manuallyTriggeredAt: at('07:00') }
const ended = { ...started, completedAt: at('07:05') }
const succeeded = runWith({ state: 'succeeded', completedAt: at('05:30') })

const linesOf = (log: ReturnType<typeof logWith> | null, more: Parameters<typeof connectorWith>[0] = {}) =>
  cardLines({
    connector: connectorWith({ log, ...more }),
    type: 'ftp',
    viewer: member,
    now,
    runs: [runWith({ state: 'failed', completedAt: at('06:30') }), succeeded],
  })

it('shows when a running refresh started, and how old the data is', () => {
  expect(linesOf(logWith(started))).toEqual([
    { kind: 'started', at: at('07:00') },
    { kind: 'last-loaded', at: at('05:30') },
  ])
})

it('explains a slow refresh', () => {
  expect(linesOf(logWith({ manuallyTriggeredAt: at('06:00') }))[0]).toEqual({
    kind: 'slow',
    hint: 'This connector seems to be taking longer than expected.',
    startedAt: at('06:00'),
  })
})

it('shows when a refresh completed, and what it reported', () => {
  expect(linesOf(logWith({ ...ended, refreshDetail: 'orders: 12 rows' }))).toEqual([
    { kind: 'completed', at: at('07:05') },
    { kind: 'report', line: 'orders: 12 rows', more: false, advice: null, action: null },
  ])
})

it('shows when a refresh that left tables out completed, and what it left out', () => {
  const log = logWith({ ...ended, leftOut: { count: 2, cause: null } })
  expect(linesOf(log)).toEqual([
    { kind: 'completed', at: at('07:05') },
    { kind: 'report', line: '2 tables were left out.', more: true, advice: null, action: null },
  ])
})

it('shows the cause of a failure and the last load, but no time of the failure', () => {
  const log = logWith({ ...ended, hasError: true, cause: 'timed-out' })
  expect(linesOf(log)).toEqual([
    { kind: 'report', line: 'FTP did not answer in time.', more: false, advice: null, action: null },
    { kind: 'last-loaded', at: at('05:30') },
  ])
})

it('shows only the last load while a connector is off', () => {
  expect(linesOf(logWith(ended), { status: 'DISCONNECTED' })).toEqual([
    { kind: 'last-loaded', at: at('05:30') },
  ])
})

it('has no lines before the first refresh', () => {
  expect(cardLines({ connector: connectorWith(), type: 'ftp', viewer: member, now })).toEqual([])
})
