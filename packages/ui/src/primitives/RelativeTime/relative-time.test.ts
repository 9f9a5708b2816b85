import { describe, expect, it } from 'vitest'
import { absoluteTime } from './absolute-time.ts'
import { relativeTime } from './relative-time.ts'

const at = (time: string) => new Date(`2026-11-21T${time}Z`)

describe('relativeTime', () => {
  it.each([
    ['the same moment', at('06:00:00'), 'just now'],
    ['in the future, so a clock runs ahead', at('06:05:00'), 'just now'],
    ['under a second', at('05:59:59.100'), 'just now'],
    ['a second', at('05:59:59'), '1 s ago'],
    ['just under a minute', at('05:59:00.001'), '59 s ago'],
    ['a minute', at('05:59:00'), '1 min ago'],
    ['two and a half minutes', at('05:57:30'), '2 min ago'],
    ['just under an hour', at('05:00:00.001'), '59 min ago'],
    ['an hour', at('05:00:00'), '1 h ago'],
    ['an hour and twelve minutes', at('04:48:00'), '1 h 12 min ago'],
    ['just under a day', new Date('2026-11-20T06:00:01Z'), '23 h 59 min ago'],
    ['a day', new Date('2026-11-20T06:00:00Z'), '1 day ago'],
    ['three and a half days', new Date('2026-11-17T18:00:00Z'), '3 days ago'],
  ])('%s', (_, date, words) => {
    expect(relativeTime(date, at('06:00:00'))).toBe(words)
  })
})

describe('absoluteTime', () => {
  it('has day, month in letters, year and time', () => {
    expect(absoluteTime(at('06:00:00'), { timeZone: 'UTC' })).toBe('21 Nov 2026, 06:00')
  })

  it('uses the given time zone', () => {
    expect(absoluteTime(at('18:30:00'), { timeZone: 'Pacific/Auckland' })).toBe('22 Nov 2026, 07:30')
  })

  it('names the zone in tooltips', () => {
    expect(absoluteTime(at('06:00:00'), { timeZone: 'UTC', withZone: true })).toBe('21 Nov 2026, 06:00 UTC')
  })
})
