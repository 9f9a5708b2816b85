import type { RefreshRun } from '@tributary/domain'
import { describe, expect, it } from 'vitest'
import { runWith } from '../../test/run-builder.ts'
import { rowsTrend } from './rows-trend.ts'

const DAY = 86_400_000
/** Daily refreshes, the latest first, that stored these rows. */
const daily = (rows: readonly number[], changes: Partial<RefreshRun> = {}): RefreshRun[] =>
  rows.map((count, ago) => {
    const triggeredAt = new Date(Date.parse('2026-11-21T06:00:00Z') - ago * DAY)
    return runWith({ id: 100 - ago, triggeredAt, rows: count, ...changes })
  })
const usual = Array.from({ length: 20 }, (_, ago) => 4_000 + ((ago * 37) % 90))

describe('the trend of rows', () => {
  it.each([
    ['a growth', [4_131, 4_050], '4,131, +2 %'],
    ['a loss', [4_050, 4_131], '4,050, −2 %'],
    ['a change of less than half a percent', [4_131, 4_130], '4,131, about the same'],
    ['a first refresh', [4_131], '4,131'],
    ['rows after none', [4_131, 0], '4,131'],
    ['none after rows', [0, 4_131], '0, −100 %'],
  ])('puts %s into words [GLANCE-09]', (_, rows, label) => {
    expect(rowsTrend(daily(rows))?.label).toBe(label)
  })

  it.each([
    [[4_131, 4_050], '+2 %'],
    [[4_131, 4_130], null],
    [[4_131], null],
  ])('of %j has the change alone: %s [GLANCE-09]', (rows, label) => {
    expect(rowsTrend(daily(rows))?.changeLabel).toBe(label)
  })

  it('is the number of rows for screen readers, with what is unusual [GLANCE-09, GLANCE-10]', () => {
    expect(rowsTrend(daily([12]))?.sentence).toBe('Rows of the last refresh: 12.')
    expect(rowsTrend(daily([12, 10]))?.sentence).toBe('Rows of the last 2 refreshes: now 12, +20 %.')
    expect(rowsTrend(daily([51, ...usual]))?.sentence).toBe(
      'Rows of the last 21 refreshes: now 51, −99 %. Fewer rows than usual: 51 instead of about 4,045.',
    )
  })

  it('has the refreshes of the latest kind that succeeded, the oldest first, at most 30 [GLANCE-09]', () => {
    const full = daily([9_000, 9_000], { fullSync: true })
    const failed = daily([1], { state: 'failed' })
    const [latest, ...older] = daily(Array.from({ length: 40 }, (_, ago) => ago))
    const mixed = [...full.slice(1), ...failed, ...older].concat(latest ?? [])
    const points = rowsTrend(mixed)?.points ?? []
    expect(points.map(({ rows }) => rows)).toEqual(Array.from({ length: 30 }, (_, place) => 29 - place))
  })

  it('does not exist before a refresh has succeeded', () => {
    expect(rowsTrend(daily([1, 2], { state: 'failed' }))).toBeNull()
    expect(rowsTrend([])).toBeNull()
  })
})

describe('fewer rows than usual', () => {
  const half = [2_000, ...usual]

  it('are those of the latest refresh, compared with the median [GLANCE-10]', () => {
    expect(rowsTrend(daily(half))?.fewerRows).toMatchObject({ usual: 4_045, now: 2_000 })
    expect(rowsTrend(daily(half))?.fewerRows?.drop).toBeCloseTo(0.505)
  })

  it.each([
    ['the number is usual', [4_020, ...usual]],
    ['less than 30 % are missing', [2_900, ...usual]],
    ['there are fewer than eight others', half.slice(0, 8)],
    ['every fourth refresh stores nothing', [0, ...usual.map((rows, ago) => (ago % 4 === 3 ? 0 : rows))]],
    ['it was as low before', [2_000, ...usual.slice(0, 9), 1_900, ...usual.slice(10)]],
    ['it was as low on the same weekday', [2_000, ...usual.slice(0, 6), 2_500, ...usual.slice(7)]],
  ])('are not shown if %s [GLANCE-10]', (_, rows) => {
    expect(rowsTrend(daily(rows))?.fewerRows).toBeNull()
  })

  it('are compared with refreshes of the same kind [GLANCE-10]', () => {
    const incremental = daily(usual).slice(1)
    const [latest] = daily([40], { fullSync: true })
    expect(rowsTrend([...incremental, ...(latest ? [latest] : [])])?.fewerRows).toBeNull()
  })

  it('are compared at about the same time of day, if only changes are copied [GLANCE-10]', () => {
    const hourly = (fullSync: boolean) =>
      Array.from({ length: 30 }, (_, ago) => {
        const triggeredAt = new Date(Date.parse('2026-11-21T06:00:00Z') - ago * (DAY / 24))
        return runWith({ id: ago, triggeredAt, rows: ago === 0 ? 40 : 4_000 + ago, fullSync })
      })
    expect(rowsTrend(hourly(false))?.fewerRows).toBeNull()
    expect(rowsTrend(hourly(true))?.fewerRows).not.toBeNull()
  })
})
