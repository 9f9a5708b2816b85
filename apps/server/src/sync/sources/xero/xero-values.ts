import { day, isNone, type ReadValue, utcInstant } from '../http/values.ts'

/** Milliseconds since 1970. The offset after them does not change the instant. */
const MS_DATE = /^\/Date\((-?\d{1,15})(?:[+-]\d{4})?\)\/$/

/** Returns an ISO time for Xero's `/Date(1539993600000+0000)/`, and every other value unchanged. */
function isoTime(value: unknown): unknown {
  const milliseconds = MS_DATE.exec(String(value))?.[1]
  if (milliseconds === undefined) return value
  const time = new Date(Number(milliseconds))
  // A year that four digits cannot write is left to the reader, which refuses it.
  return Number.isNaN(time.getTime()) ? value : time.toISOString()
}

/** Reads a time, which Xero writes in milliseconds or in ISO without a zone, always in UTC. */
export const msInstant: ReadValue = (value) => (isNone(value) ? null : utcInstant(isoTime(value)))

/** Reads a calendar day, which Xero writes as midnight in UTC. No zone moves it. */
export const msDay: ReadValue = (value) => (isNone(value) ? null : day(isoTime(value)))
