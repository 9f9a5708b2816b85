import { describe, expect, it } from 'vitest'
import { checkDateFormat, formatMoment, hasZone, parseIso, parseMoment } from './date-format.ts'
import { ExpressionError } from './expression-error.ts'
import { Moment } from './moment.ts'

const at = (iso: string) => Date.parse(iso)

describe('times in a format', () => {
  it.each([
    ['2026-01-31', '%Y-%m-%d', '2026-01-31T00:00:00Z'],
    ['2026-01-31T05:06:07Z', '%Y-%m-%dT%H:%M:%SZ', '2026-01-31T05:06:07Z'],
    ['2026-01-31T05:06:07.089+0200', '%Y-%m-%dT%H:%M:%S.%f%z', '2026-01-31T03:06:07.089Z'],
    ['2026-01-31T05:06:07-05:30', '%Y-%m-%dT%H:%M:%S%z', '2026-01-31T10:36:07Z'],
    ['31 Jan 2026 05:06 PM', '%d %b %Y %I:%M %p', '2026-01-31T17:06:00Z'],
    ['1769817600', '%s', '2026-01-31T00:00:00Z'],
    ['1769817600089', '%ms', '2026-01-31T00:00:00.089Z'],
    ['1769817600089000', '%epoch_microseconds', '2026-01-31T00:00:00.089Z'],
  ])('%s with %s is read', (text, format, iso) => expect(parseMoment(text, format)?.ms).toBe(at(iso)))

  it.each([
    ['%Y-%m-%dT%H:%M:%SZ', '2026-01-31T05:06:07Z'],
    ['%Y-%m-%dT%H:%M:%S.%fZ', '2026-01-31T05:06:07.089000Z'],
    ['%Y-%m-%dT%H:%M:%S.%_msZ', '2026-01-31T05:06:07.089Z'],
    ['%Y-%m-%dT%H:%M:%S%z', '2026-01-31T05:06:07+0000'],
    ['%s', '1769835967'],
    ['%ms', '1769835967089'],
    ['%-d.%-m.%y', '31.1.26'],
  ])('%s is written', (format, text) =>
    expect(formatMoment(new Moment(at('2026-01-31T05:06:07.089Z'), { zone: 0 }), format)).toBe(text),
  )

  it.each([
    ['2026-02-30', '%Y-%m-%d'],
    ['2026-13-01', '%Y-%m-%d'],
    ['2026-01-01 25:00', '%Y-%m-%d %H:%M'],
    ['yesterday', '%Y-%m-%d'],
    ['12x', '%s'],
  ])('%s is not a time of %s', (text, format) => expect(parseMoment(text, format)).toBeUndefined())

  it.each(['%Y-%Q', '%c'])('%s is not supported', (format) =>
    expect(() => checkDateFormat(format)).toThrow(ExpressionError),
  )
})

describe('formats with a zone', () => {
  it.each(['%s', '%ms', '%Y-%m-%dT%H:%M:%S%z', '%Y-%m-%dT%H:%M:%SZ'])('%s has one', (format) =>
    expect(hasZone(format)).toBe(true),
  )
  it.each(['%Y-%m-%d', '%Y-%m-%d %H:%M:%S'])('%s has no zone', (format) =>
    expect(hasZone(format)).toBe(false),
  )
})

describe('times of ISO 8601', () => {
  it.each([
    ['2026-01-31', '2026-01-31T00:00:00Z'],
    ['2026-01-31T05:06', '2026-01-31T05:06:00Z'],
    ['2026-01-31 05:06:07.5+01:00', '2026-01-31T04:06:07.5Z'],
    ['20260131', '2026-01-31T00:00:00Z'],
  ])('%s is read', (text, iso) => expect(parseIso(text)?.ms).toBe(at(iso)))
})
