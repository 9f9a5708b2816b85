import { type AlertSettings, noAlerts } from '@tributary/domain'
import { describe, expect, it } from 'vitest'
import { alertDueAt } from './alert-times.ts'

const due = (settings: Partial<AlertSettings>, at: string) =>
  alertDueAt({ ...noAlerts, zone: 'Europe/Copenhagen', ...settings }, new Date(at))
    .toISOString()
    .slice(0, 16)
const night = { quiet: { from: '22:00', to: '07:00' } }

describe('an alert', () => {
  it('is due immediately, after the delay, or at the next time of the daily one', () => {
    expect(due({}, '2026-11-28T12:00Z')).toBe('2026-11-28T12:00')
    expect(due({ pace: 'delayed', delayMinutes: 20 }, '2026-11-28T12:00Z')).toBe('2026-11-28T12:20')
    expect(due({ pace: 'daily', dailyAt: '08:00' }, '2026-11-28T06:59Z')).toBe('2026-11-28T07:00')
    expect(due({ pace: 'daily', dailyAt: '08:00' }, '2026-11-28T07:00Z')).toBe('2026-11-29T07:00')
  })

  it('waits for the end of quiet hours, also over midnight', () => {
    expect(due(night, '2026-11-28T20:59Z')).toBe('2026-11-28T20:59')
    expect(due(night, '2026-11-28T21:00Z')).toBe('2026-11-29T06:00')
    expect(due(night, '2026-11-29T02:00Z')).toBe('2026-11-29T06:00')
    expect(due(night, '2026-11-29T06:00Z')).toBe('2026-11-29T06:00')
    expect(due({ quiet: { from: '12:00', to: '13:00' } }, '2026-11-28T11:30Z')).toBe('2026-11-28T12:00')
  })

  it('waits for the end of quiet hours that begin during its delay', () => {
    expect(due({ ...night, pace: 'delayed', delayMinutes: 60 }, '2026-11-28T20:30Z')).toBe('2026-11-29T06:00')
  })

  it('follows the clock of the zone when summer time begins and ends', () => {
    expect(due(night, '2026-03-28T23:00Z')).toBe('2026-03-29T05:00')
    expect(due(night, '2026-10-24T22:00Z')).toBe('2026-10-25T06:00')
    expect(due({ pace: 'daily', dailyAt: '02:30' }, '2026-03-28T12:00Z')).toBe('2026-03-29T01:30')
    expect(due({ pace: 'daily', dailyAt: '02:30' }, '2026-10-24T12:00Z')).toBe('2026-10-25T00:30')
    expect(due({ pace: 'daily', dailyAt: '02:30' }, '2026-10-25T00:45Z')).toBe('2026-10-26T01:30')
  })
})
