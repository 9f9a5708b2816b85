import * as z from 'zod/mini'
import { trusted } from './trusted.ts'

/** A date and a time without a zone, separated by T or a space. */
const UNZONED = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}[\d:.]*)$/i

/** Parses an ISO 8601 time. Without a zone it is UTC. Null if it is not a time. */
export const parseInstant = (wire: string): Date | null => {
  const instant = new Date(wire.trim().replace(UNZONED, '$1T$2Z'))
  return Number.isNaN(instant.getTime()) ? null : instant
}

/** An optional time: ISO 8601 text with Z on the wire, a Date here. Invalid text reads as null. */
export const instantOrNull = z.codec(z.nullish(z.string()), trusted<Date | null>(), {
  decode: (wire) => (wire ? parseInstant(wire) : null),
  // A missing field stays missing.
  encode: (value) => (value ? value.toISOString() : value),
})

/** A required time. */
export const instant = z.codec(z.string(), trusted<Date>(), {
  decode: (wire) => new Date(wire),
  encode: (value) => value.toISOString(),
})
