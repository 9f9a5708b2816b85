import * as z from 'zod/mini'
import { trusted } from './trusted.ts'

/** A day and a time of day without a zone; a space between them is as good as a T. */
const UNZONED = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}[\d:.]*)$/i

/** Reads an ISO 8601 time; one without a zone is UTC (requirement STATE-22). Null when it is no time at all. */
export const parseInstant = (wire: string): Date | null => {
  const instant = new Date(wire.trim().replace(UNZONED, '$1T$2Z'))
  return Number.isNaN(instant.getTime()) ? null : instant
}

/** An instant or nothing: ISO 8601 text with Z on the wire, a Date here. Nonsense reads as nothing. */
export const instantOrNull = z.codec(z.nullish(z.string()), trusted<Date | null>(), {
  decode: (wire) => (wire ? parseInstant(wire) : null),
  // What was left out of an answer stays left out.
  encode: (value) => (value ? value.toISOString() : value),
})

/** An instant that may not be missing. */
export const instant = z.codec(z.string(), trusted<Date>(), {
  decode: (wire) => new Date(wire),
  encode: (value) => value.toISOString(),
})
