import * as z from 'zod/mini'

const ZONED = /(?:z|[+-]\d{2}:?\d{2})$/i

/** Reads an ISO 8601 time; one without a zone is UTC (requirement STATE-22). Null when it is no time at all. */
export const parseInstant = (wire: string): Date | null => {
  const instant = new Date(wire.includes('T') && !ZONED.test(wire) ? `${wire}Z` : wire)
  return Number.isNaN(instant.getTime()) ? null : instant
}

/** An instant or nothing: ISO 8601 text with Z on the wire, a Date here. Nonsense reads as nothing. */
export const instantOrNull = z.codec(z.nullish(z.string()), z.nullable(z.date()), {
  decode: (wire) => (wire ? parseInstant(wire) : null),
  encode: (value) => value?.toISOString() ?? null,
})
