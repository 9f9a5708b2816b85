import { describe, expect, it } from 'vitest'
import { quietMinute, scheduleChoice, scheduleOf } from './schedule-preset.ts'

describe('choosing a schedule [CPROP-18, CONNMAN-17]', () => {
  it.each([
    ['', 'none', '06:17', 1],
    ['5 * * * *', 'hourly', '06:05', 1],
    ['30 6 * * *', 'daily', '06:30', 1],
    ['30 6 * * 1-5', 'weekdays', '06:30', 1],
    ['0 22 * * 0', 'weekly', '22:00', 0],
  ] as const)('"%s" is %s, at %s', (schedule, preset, time, weekday) => {
    const choice = scheduleChoice(schedule, 17)
    expect(choice).toEqual({ preset, time, weekday })
    expect(scheduleOf(choice)).toBe(schedule)
  })

  it.each(['*/15 * * * *', '0 7-19 * * *', '0 6 1 * *', '0 6 * * 1,4', '0 * * * 1', 'daily'])(
    '"%s" is written by hand',
    (schedule) => {
      expect(scheduleChoice(schedule, 17).preset).toBe('custom')
    },
  )

  it('starts with its own minute instead of the full hour', () => {
    const minutes = ['7', '8', 'Orders', 'Sales'].map(quietMinute)
    expect(new Set(minutes).size).toBeGreaterThan(1)
    expect(minutes.every((minute) => minute >= 3 && minute <= 56)).toBe(true)
    expect(quietMinute('7')).toBe(minutes[0])
  })
})
