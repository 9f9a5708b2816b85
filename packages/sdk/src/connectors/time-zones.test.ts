import { afterEach, describe, expect, it, vi } from 'vitest'
import { awsCostWindows } from './aws-costs.ts'
import { nextRuns } from './editor/next-runs.ts'
import { scheduleSentence } from './editor/schedule-sentence.ts'
import { fullRefreshPrice } from './full-refresh-price.ts'

afterEach(() => void vi.unstubAllEnvs())

/** Zones whose clocks change by an hour, by half an hour, at midnight, or never, and those furthest from UTC. */
describe.each([
  'Europe/London',
  'America/New_York',
  'Australia/Lord_Howe',
  'America/Sao_Paulo',
  'Australia/Eucla',
  'Pacific/Kiritimati',
  'Etc/GMT+12',
])('on a machine in %s', (zone) => {
  const inZone = () => {
    vi.stubEnv('TZ', zone)
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone)
  }

  it.each([
    ['30 1 * * *', '2026-03-28T12:00:00Z', ['2026-03-29T01:30:00Z', '2026-03-30T01:30:00Z']],
    ['30 1 * * *', '2026-10-24T12:00:00Z', ['2026-10-25T01:30:00Z', '2026-10-26T01:30:00Z']],
    ['30 2 * * *', '2026-03-07T12:00:00Z', ['2026-03-08T02:30:00Z', '2026-03-09T02:30:00Z']],
    ['*/30 1 * * *', '2026-10-25T00:59:00Z', ['2026-10-25T01:00:00Z', '2026-10-25T01:30:00Z']],
    ['0 15 * * *', '2026-04-04T14:00:00Z', ['2026-04-04T15:00:00Z', '2026-04-05T15:00:00Z']],
    ['0 0 * * 0', '2018-11-03T12:00:00Z', ['2018-11-04T00:00:00Z', '2018-11-11T00:00:00Z']],
    ['0 0 1 * *', '2026-12-31T23:59:59Z', ['2027-01-01T00:00:00Z', '2027-02-01T00:00:00Z']],
    ['0 0 29 2 *', '2027-12-31T00:00:00Z', ['2028-02-29T00:00:00Z']],
  ])('the schedule %s after %s runs at the same instants', (schedule, from, runs) => {
    inZone()
    expect(nextRuns(schedule, new Date(from), runs.length)).toEqual(runs.map((run) => new Date(run)))
  })

  it('a schedule has the same sentence', () => {
    inZone()
    expect(scheduleSentence('30 1 * * *')).toBe('Every day at 01:30 UTC')
  })

  it('a start date stays on its day', () => {
    inZone()
    expect(awsCostWindows('2026-03-29', '2026-04-02', 'DAILY')).toEqual([
      { from: '2026-03-29', to: '2026-04-01' },
      { from: '2026-04-01', to: '2026-04-03' },
    ])
    const properties = [
      { name: 'aws.startDate', value: '2026-10-25' },
      { name: 'aws.granularity', value: 'DAILY' },
    ]
    const [first, last] = ['2026-10-25T00:00:00Z', '2026-10-31T23:59:59Z']
    expect(fullRefreshPrice('aws', properties, new Date(first))?.requests).toBe(5)
    expect(fullRefreshPrice('aws', properties, new Date(last))?.requests).toBe(5)
  })
})
