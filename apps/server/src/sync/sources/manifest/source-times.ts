import type { Sent } from './placement.ts'

/** Reads a time of a source in milliseconds; undefined if it is not one. A time without a zone is read as UTC. */
export function timeOf(text: string): number | undefined {
  if (/^\d{9,10}(?:\.\d+)?$/.test(text)) return Number(text) * 1_000
  if (/^\d{12,13}$/.test(text)) return Number(text)
  const isIso = /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?)?$/i.test(text)
  if (!isIso) return undefined
  const isZoned = text.length === 10 || /(?:Z|[+-]\d\d:?\d\d)$/i.test(text)
  const time = Date.parse(isZoned ? text : `${text}Z`)
  return Number.isNaN(time) ? undefined : time
}

/** Writes a time as a source reads it. */
export function writtenTime(time: number, format: NonNullable<Sent['format']>): string {
  const iso = new Date(time).toISOString()
  const written = {
    iso,
    isoSeconds: `${iso.slice(0, 19)}Z`,
    isoNoZone: iso.slice(0, 19),
    dateTime: iso.slice(0, 19).replace('T', ' '),
    day: iso.slice(0, 10),
    epochSeconds: String(Math.floor(time / 1_000)),
    epochMilliseconds: String(time),
    http: new Date(time).toUTCString(),
  }
  return written[format]
}
