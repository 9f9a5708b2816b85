import fc from 'fast-check'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { instantOrNull, parseInstant } from './instant.ts'

it.each([
  ['2026-11-21T07:15:00Z', '2026-11-21T07:15:00.000Z'],
  ['2026-11-21T07:15:00.123Z', '2026-11-21T07:15:00.123Z'],
  ['2026-11-21T07:15:00.1234567', '2026-11-21T07:15:00.123Z'],
  ['2026-11-21T07:15:00', '2026-11-21T07:15:00.000Z'],
  ['2026-11-21T07:15', '2026-11-21T07:15:00.000Z'],
  ['2026-11-21 07:15:00', '2026-11-21T07:15:00.000Z'],
  ['2026-11-21T09:15:00+02:00', '2026-11-21T07:15:00.000Z'],
  ['2026-11-21T02:15:00-05:00', '2026-11-21T07:15:00.000Z'],
  ['2026-11-21', '2026-11-21T00:00:00.000Z'],
])('reads %s as %s, wherever it is read [STATE-22]', (wire, instant) => {
  expect(parseInstant(wire)?.toISOString()).toBe(instant)
})

it.each(['', 'yesterday', '2026-13-01T00:00:00Z', 'T', '2026-11-21T25:00'])('reads "%s" as null', (wire) => {
  expect(z.decode(instantOrNull, wire)).toBeNull()
})

it('writes the same text it has read', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }),
      (date) => {
        const wire = z.encode(instantOrNull, date)
        expect(z.decode(instantOrNull, wire)).toEqual(date)
        expect(z.decode(instantOrNull, String(wire).replace('Z', ''))).toEqual(date)
      },
    ),
  )
  expect(z.encode(instantOrNull, null)).toBeNull()
  expect(z.decode(instantOrNull, undefined)).toBeNull()
})
