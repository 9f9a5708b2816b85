import type { Reading } from '../source-adapter.ts'
import { type Cursor, isWholeDue, readCursor } from './cursor.ts'
import type { HttpStream } from './http-stream.ts'

/** What to read of a stream. */
export type ReadingPlan = {
  /** The stored cursor that the reading continues; undefined to read everything. */
  readonly from: Cursor | undefined
  /** Whether the reading may end early and continue from its cursor. A table with rows is replaced by a whole reading only. */
  readonly inSlices: boolean
}

export function planReading(stream: HttpStream, reading: Reading, choice: string, now: Date): ReadingPlan {
  const before = stream.keepsOld && reading.full && readCursor(reading.stored, choice)
  if (before) return { from: { choice }, inSlices: true }
  const stored = reading.full ? undefined : readCursor(reading.cursor, choice)
  const isUsable = stored && (stored.nextWindow !== undefined || stored.position !== undefined)
  const from = isUsable && !isWholeDue(stream, stored, now) ? stored : undefined
  return { from, inSlices: from !== undefined || reading.startsEmpty === true }
}

/** Whether a reading that started at `shared` has everything that a reading from `wanted` needs. */
export function coversFrom(
  stream: HttpStream,
  shared: Cursor | undefined,
  wanted: Cursor | undefined,
): boolean {
  if (JSON.stringify(shared) === JSON.stringify(wanted)) return true
  if (!shared?.position || !wanted?.position || shared.nextWindow || wanted.nextWindow) return false
  return compareOf(stream)(shared.position, wanted.position) <= 0
}

/** Times are ISO texts, which sort as text. */
export function compareOf({ incremental }: HttpStream): (one: string, other: string) => number {
  const position = incremental?.position
  if (position && 'compare' in position) return position.compare
  return (one, other) => (one < other ? -1 : Number(one > other))
}
