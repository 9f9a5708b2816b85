import type { RefreshBucket } from '@tributary/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { at, connectorWith, logWith } from '../../test/builders.ts'
import { type HeatMapConnector, heatMap } from './heat-map.ts'
import { heatMapQuery } from './heat-map-columns.ts'

/** A Saturday. */
const now = at('07:15')
const day = (date: number, hour = 0) => new Date(Date.UTC(2026, 10, date, hour))
const failedLog = logWith({
  manuallyTriggeredAt: at('07:00'),
  completedAt: at('07:05'),
  hasError: true,
  cause: 'timed-out',
})

const connector = (id: number, name: string, facts: Partial<HeatMapConnector> = {}): HeatMapConnector => ({
  ...connectorWith({ id, name }),
  type: 'ftp',
  lastLoadedAt: at('06:00'),
  ...facts,
})
const bucket = (id: number, from: Date, facts: Partial<RefreshBucket> = {}): RefreshBucket => ({
  clientConnectorId: id,
  from,
  succeeded: 0,
  failed: 0,
  cancelled: 0,
  running: 0,
  rows: 0,
  longestMs: null,
  runId: 1,
  ...facts,
})
const mapOf = (
  connectors: HeatMapConnector[],
  buckets: RefreshBucket[] = [],
  span: 'days' | 'hours' = 'days',
  zone = 'UTC',
) => heatMap({ connectors, buckets, now, zone, span })
/** The cell of the current day. */
const today = (facts: Partial<HeatMapConnector>, buckets: RefreshBucket[]) => {
  const { columns, rows } = mapOf([connector(1, 'Shop', facts)], buckets)
  return rows[0]?.cells[columns.findIndex(({ when }) => when === 'now')]
}

describe('the columns of a heat map', () => {
  it.each([
    ['days', 'UTC', ['Mon 9 Nov', '9'], ['Sat 21 Nov', '21'], ['Sun 22 Nov', '22']],
    [
      'hours',
      'UTC',
      ['Fri 20 Nov, 13:00', '13:00'],
      ['Sat 21 Nov, 07:00', '07:00'],
      ['Sat 21 Nov, 12:00', '12:00'],
    ],
    [
      'hours',
      'Asia/Kathmandu',
      ['Fri 20 Nov, 19:00', '19:00'],
      ['Sat 21 Nov, 13:00', '13:00'],
      ['Sat 21 Nov, 18:00', '18:00'],
    ],
  ] as const)('are %s of the zone %s, most of them past [GLANCE-14]', (span, zone, first, current, last) => {
    const { columns } = mapOf([], [], span, zone)
    const textOf = (place: number) => [columns.at(place)?.title, columns.at(place)?.label]
    const isNow = columns.findIndex(({ when }) => when === 'now')
    expect(columns).toHaveLength(span === 'days' ? 14 : 24)
    expect([textOf(0), textOf(isNow), textOf(-1)]).toEqual([first, current, last])
  })

  it('have no gap on days of 23 and 25 hours [GLANCE-14]', () => {
    const spring = new Date('2026-03-31T07:00:00Z')
    const { columns } = heatMap({
      connectors: [],
      buckets: [],
      now: spring,
      zone: 'Europe/Oslo',
      span: 'days',
    })
    const hours = columns.map(({ from, to }) => (to.getTime() - from.getTime()) / 3_600_000)
    expect(hours.filter((length) => length === 23)).toHaveLength(1)
    expect(columns.slice(1).map(({ from }) => from)).toEqual(columns.slice(0, -1).map(({ to }) => to))
  })

  it('are filled by one request', () => {
    expect([heatMapQuery('days'), heatMapQuery('hours')]).toEqual([
      { bucket: 'day', count: 13 },
      { bucket: 'hour', count: 25 },
    ])
  })
})

describe('a cell', () => {
  const daily = { schedule: '0 18 * * *' }

  it.each([
    [
      'succeeded',
      { succeeded: 2, cancelled: 1, rows: 1_204, longestMs: 72_000 },
      {},
      'Sat 21 Nov: 2 succeeded, 1 cancelled, 1,204 rows, at most 1 min 12 s',
    ],
    ['failed', { failed: 2, running: 1 }, {}, 'Sat 21 Nov: 2 failed, 1 running'],
    ['mixed', { succeeded: 1, failed: 1 }, daily, 'Sat 21 Nov: 1 succeeded, 1 failed, next refresh at 18:00'],
    ['running', { succeeded: 1, running: 1 }, {}, 'Sat 21 Nov: 1 succeeded, 1 running'],
    ['none', { cancelled: 1 }, {}, 'Sat 21 Nov: 1 cancelled'],
    ['upcoming', null, daily, 'Sat 21 Nov: next refresh at 18:00'],
    ['none', null, {}, 'Sat 21 Nov: No refresh'],
    ['none', null, { ...daily, pausedAt: at('01:00') }, 'Sat 21 Nov: No refresh'],
    ['none', null, { ...daily, status: 'DISCONNECTED' }, 'Sat 21 Nov: No refresh'],
    ['none', null, { schedule: '0 6 * * *' }, 'Sat 21 Nov: No refresh'],
  ] as const)('is %s [GLANCE-14]', (outcome, counts, facts, label) => {
    const buckets = counts ? [bucket(1, day(21), { runId: 'r', ...counts })] : []
    expect(today(facts, buckets)).toMatchObject({ outcome, label, runId: counts ? 'r' : null })
  })

  it('is in the column that contains the start of its bucket [GLANCE-14]', () => {
    const buckets = [
      bucket(1, day(9), { succeeded: 1 }),
      bucket(1, day(8), { failed: 1 }),
      bucket(2, day(10), { failed: 1 }),
    ]
    const [row] = mapOf([connector(1, 'Shop')], buckets).rows
    expect(row?.cells.map(({ outcome }) => outcome)).toEqual(['succeeded', ...Array(13).fill('none')])
    expect(row?.totals).toEqual({ succeeded: 1, failed: 0, cancelled: 0, rows: 0 })
  })
})

describe('a clash', () => {
  const at18 = (id: number, minute: number) =>
    connector(id, `At ${minute}`, { schedule: `${minute} 18 * * *` })

  it('is three connectors that are scheduled in the same five minutes [GLANCE-15]', () => {
    const map = mapOf([at18(1, 0), at18(2, 2), at18(3, 4), at18(4, 5)])
    const clashing = map.rows.filter(({ cells }) => cells.some(({ clash }) => clash))
    expect(clashing.map(({ connector: { id } }) => id)).toEqual([1, 2, 3])
    expect(map.clashes).toEqual([
      { at: day(21, 18), connectors: [1, 2, 3] },
      { at: day(22, 18), connectors: [1, 2, 3] },
    ])
    expect(clashing[0]?.cells.at(-1)?.label).toBe(
      'Sun 22 Nov: next refresh at 18:00, scheduled with others in the same 5 minutes',
    )
  })

  it('is not two, nor one whose schedule is paused [GLANCE-15]', () => {
    expect(mapOf([at18(1, 0), at18(2, 2), { ...at18(3, 4), pausedAt: now }]).clashes).toEqual([])
  })
})

it('groups rows by type, the worst first, without deleted connectors [GLANCE-14]', () => {
  const { rows } = mapOf([
    connector(1, 'Fine', { type: 'xero' }),
    connector(2, 'Other', { type: 'vend' }),
    connector(3, 'Broken', { type: 'xero', log: failedLog }),
    connector(4, 'Deleted', { type: 'vend', status: 'DELETED' }),
  ])
  expect(rows.map(({ connector: { name }, startsGroup }) => [name, startsGroup])).toEqual([
    ['Broken', true],
    ['Fine', false],
    ['Other', true],
  ])
})

describe('the figures', () => {
  const scheduled = { schedule: '0 6 * * *' }

  it('are on time, failing, the oldest data and the rows of today [GLANCE-16]', () => {
    const connectors = [
      connector(1, 'Fresh', scheduled),
      connector(2, 'Also fresh', scheduled),
      connector(3, 'Stale', { ...scheduled, lastLoadedAt: day(17) }),
      connector(4, 'Unscheduled and failing', { log: failedLog, lastLoadedAt: day(20) }),
      connector(5, 'Off', { ...scheduled, status: 'DISCONNECTED', lastLoadedAt: day(1) }),
      connector(6, 'Paused', { ...scheduled, pausedAt: day(20), lastLoadedAt: null }),
      connector(7, 'Stuck', { log: logWith({ manuallyTriggeredAt: at('05:00') }) }),
    ]
    const buckets = [
      bucket(1, day(21), { rows: 180_000 }),
      bucket(2, day(21, 6), { rows: 4_000 }),
      bucket(1, day(20), { rows: 7 }),
    ]
    const { figures } = mapOf(connectors, buckets)
    expect(figures).toMatchObject({ onTime: 2 / 3, failing: 2, rowsToday: 184_000 })
    expect(figures.oldest?.connector.name).toBe('Stale')
    expect(figures.words).toEqual({ onTime: '66 %', failing: '2', oldest: '4 d', rowsToday: '184,000' })
  })

  it('are dashes where nothing is known [GLANCE-16]', () => {
    expect(mapOf([]).figures).toEqual({
      onTime: null,
      failing: 0,
      oldest: null,
      rowsToday: 0,
      words: { onTime: '—', failing: '0', oldest: '—', rowsToday: '0' },
    })
  })
})

it('has a cell with words for each row and column, whatever the connectors [GLANCE-14]', () => {
  const anyConnector = fc.record({
    status: fc.constantFrom('CONNECTED', 'DISCONNECTED', 'DELETED'),
    schedule: fc.constantFrom(null, '0 6 * * *', '*/5 * * * *', 'soon'),
    type: fc.constantFrom('ftp', 'xero'),
    lastLoadedAt: fc.constantFrom(null, at('06:00')),
  })
  const anyBucket = fc.record({
    id: fc.nat(5),
    from: fc.date({ min: day(1), max: day(23), noInvalidDate: true }),
    succeeded: fc.nat(2),
    failed: fc.nat(2),
  })
  fc.assert(
    fc.property(
      fc.array(anyConnector, { maxLength: 6 }),
      fc.array(anyBucket, { maxLength: 20 }),
      fc.constantFrom('days', 'hours'),
      (facts, found, span) => {
        const connectors = facts.map((fact, id) => connector(id, `Connector ${id}`, fact))
        const buckets = found.map(({ id, from, ...counts }) => bucket(id, from, counts))
        const { rows, columns } = mapOf(connectors, buckets, span, 'Europe/Oslo')
        expect(rows).toHaveLength(connectors.filter(({ status }) => status !== 'DELETED').length)
        for (const { cells } of rows) {
          expect(cells.map(({ label }) => label.split(': ')[0])).toEqual(columns.map(({ title }) => title))
          expect(cells.every(({ outcome, next }) => outcome !== 'upcoming' || next !== null)).toBe(true)
        }
      },
    ),
  )
})
