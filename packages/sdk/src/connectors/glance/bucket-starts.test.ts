import { describe, expect, it } from 'vitest'
import { bucketStarts } from './bucket-starts.ts'
import { isTimeZone } from './zoned-time.ts'

const days = (zone: string, now: string, count: number) => starts({ bucket: 'day', zone, count }, now)
const hours = (zone: string, now: string, count: number) => starts({ bucket: 'hour', zone, count }, now)
const starts = (span: Parameters<typeof bucketStarts>[0], now: string) =>
  bucketStarts(span, new Date(now)).map((start) => start.toISOString().slice(0, 16))

describe('bucketStarts of days', () => {
  it('returns the midnights of the zone, the current day last', () => {
    expect(days('Europe/Copenhagen', '2026-11-28T23:30:00Z', 2)).toEqual([
      '2026-11-27T23:00',
      '2026-11-28T23:00',
    ])
    expect(days('UTC', '2026-11-28T00:00:00Z', 1)).toEqual(['2026-11-28T00:00'])
    expect(days('Asia/Kolkata', '2026-11-28T18:29:59Z', 1)).toEqual(['2026-11-27T18:30'])
    expect(days('Pacific/Kiritimati', '2026-11-28T10:00:00Z', 1)).toEqual(['2026-11-28T10:00'])
  })

  it.each([
    ['of 23 hours', 'Europe/Copenhagen', '2026-03-29T12:00:00Z', ['2026-03-28T23:00', '2026-03-29T22:00']],
    ['of 25 hours', 'Europe/Copenhagen', '2026-10-25T12:00:00Z', ['2026-10-24T22:00', '2026-10-25T23:00']],
    ['without midnight', 'Africa/Cairo', '2026-04-24T12:00:00Z', ['2026-04-23T22:00', '2026-04-24T21:00']],
    [
      'with midnight twice',
      'America/Havana',
      '2026-11-01T12:00:00Z',
      ['2026-11-01T04:00', '2026-11-02T05:00'],
    ],
  ])('handles a day %s', (_, zone, now, [start, next]) => {
    expect(days(zone, now, 1)).toEqual([start])
    const tomorrow = new Date(Date.parse(now) + 24 * 3_600_000).toISOString()
    expect(days(zone, tomorrow, 2)).toEqual([start, next])
  })
})

describe('bucketStarts of hours', () => {
  it('returns the hours of the wall clock, the current one last', () => {
    expect(hours('UTC', '2026-11-28T01:59:59.999Z', 2)).toEqual(['2026-11-28T00:00', '2026-11-28T01:00'])
    expect(hours('Asia/Kolkata', '2026-11-28T01:15:00Z', 2)).toEqual(['2026-11-27T23:30', '2026-11-28T00:30'])
  })

  it('counts the hour that the clocks repeat twice', () => {
    expect(hours('Europe/Copenhagen', '2026-10-25T01:30:00Z', 3)).toEqual([
      '2026-10-24T23:00',
      '2026-10-25T00:00',
      '2026-10-25T01:00',
    ])
  })

  it('follows a change by half an hour', () => {
    expect(hours('Australia/Lord_Howe', '2026-04-04T16:10:00Z', 3)).toEqual([
      '2026-04-04T14:00',
      '2026-04-04T14:30',
      '2026-04-04T15:30',
    ])
  })
})

it('knows the time zones of Intl only', () => {
  expect(['Europe/Copenhagen', 'UTC'].map(isTimeZone)).toEqual([true, true])
  expect(['', 'Mars/Olympus', "UTC'; --"].map(isTimeZone)).toEqual([false, false, false])
})
