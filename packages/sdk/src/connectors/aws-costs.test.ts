import { describe, expect, it } from 'vitest'
import { awsCostWindows, readAwsGranularity } from './aws-costs.ts'

const today = '2026-03-15'

describe('the requests for costs', () => {
  it('by day are one for each month until today', () => {
    expect(awsCostWindows('2026-01-20', today, 'DAILY')).toEqual([
      { from: '2026-01-20', to: '2026-02-01' },
      { from: '2026-02-01', to: '2026-03-01' },
      { from: '2026-03-01', to: '2026-03-16' },
    ])
  })

  it('by month are one, from the first day of the month', () => {
    expect(awsCostWindows('2026-01-20', today, 'MONTHLY')).toEqual([{ from: '2026-01-01', to: '2026-03-16' }])
  })

  it('by hour are one, for the 14 days that AWS has', () => {
    expect(awsCostWindows('2026-01-20', today, 'HOURLY')).toEqual([{ from: '2026-03-02', to: '2026-03-16' }])
    expect(awsCostWindows('2026-03-10', today, 'HOURLY')).toEqual([{ from: '2026-03-10', to: '2026-03-16' }])
  })

  it('start with the thirteenth month before this one', () => {
    const windows = awsCostWindows('2019-01-01', today, 'DAILY')
    expect(windows).toHaveLength(14)
    expect(windows[0]).toEqual({ from: '2025-02-01', to: '2025-03-01' })
    expect(windows.at(-1)).toEqual({ from: '2026-03-01', to: '2026-03-16' })
  })

  it('end with the month on its last day', () => {
    expect(awsCostWindows('2026-12-30', '2026-12-31', 'DAILY')).toEqual([
      { from: '2026-12-30', to: '2027-01-01' },
    ])
  })

  it('do not exist for the future', () => {
    expect(awsCostWindows('2026-03-16', today, 'DAILY')).toEqual([])
    expect(awsCostWindows('2026-04-01', today, 'MONTHLY')).toEqual([])
  })
})

it.each([
  ['DAILY', 'DAILY'],
  [' monthly ', 'MONTHLY'],
  ['Hourly', 'HOURLY'],
  ['weekly', null],
  ['', null],
])('reads the granularity "%s" as %s', (text, granularity) => {
  expect(readAwsGranularity(text)).toBe(granularity)
})
