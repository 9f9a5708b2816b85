import type { Reading } from '../source-adapter.ts'
import { type Cursor, isWholeDue, readCursor } from './cursor.ts'
import type { HttpStream } from './http-stream.ts'

/** What to read of a stream. */
export type ReadingPlan = {
  /** The stored cursor that the reading continues; undefined to read everything. */
  readonly from: Cursor | undefined
  /** Whether the reading may end early and continue from its cursor. A table with rows is replaced by a whole reading only. */
  readonly inSlices: boolean
  /** Ends after the first page with records. */
  readonly firstPageOnly?: boolean
}

export function planReading(stream: HttpStream, reading: Reading, choice: string, now: Date): ReadingPlan {
  const before = stream.keepsOld && reading.full && readCursor(reading.stored, choice)
  if (before) return { from: { choice }, inSlices: true }
  const stored = reading.full ? cursorOfEmpty(reading, choice) : readCursor(reading.cursor, choice)
  const isUsable = stored && (stored.nextWindow !== undefined || stored.position !== undefined)
  const from = isUsable && !isWholeDue(stream, stored, now) ? stored : undefined
  return { from, inSlices: from !== undefined || reading.startsEmpty === true }
}

/** A table without rows is read again, unless the source had none for it. */
function cursorOfEmpty({ emptyCursor }: Reading, choice: string): Cursor | undefined {
  const cursor = readCursor(emptyCursor, choice)
  return cursor?.empty ? cursor : undefined
}

/** Whether two cursors are the same place, for tables with and without rows. */
export const samePlace = (one: Cursor | undefined, other: Cursor | undefined): boolean =>
  JSON.stringify(one && { ...one, empty: undefined }) ===
  JSON.stringify(other && { ...other, empty: undefined })

/** Whether a reading that started at `shared` has everything that a reading from `wanted` needs. */
export function coversFrom(
  stream: HttpStream,
  shared: Cursor | undefined,
  wanted: Cursor | undefined,
): boolean {
  if (samePlace(shared, wanted)) return true
  if (!shared?.position || !wanted?.position || shared.nextWindow || wanted.nextWindow) return false
  return isAtOrBefore(stream, shared.position, wanted.position)
}

/** Times are ISO texts, which sort as texts. */
function isAtOrBefore({ incremental }: HttpStream, one: string, other: string): boolean {
  const position = incremental?.position
  if (position?.kind === 'source-time') return one <= other
  const order = position?.compare?.(one, other)
  return order !== undefined && order <= 0
}
