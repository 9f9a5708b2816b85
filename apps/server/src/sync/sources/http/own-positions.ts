import type { HttpMessages } from './http.messages.ts'
import type { HttpResponse, Incremental } from './http-stream.ts'
import { badData } from './records.ts'

/**
 * Declares a stream whose `pages` write its positions, and read from them. The positions have no order: two tables of the stream
 * share a reading only if they are at the same one.
 */
export const ownPositions = (wholeEvery?: Incremental['wholeEvery']): Incremental => ({
  apply: (request) => request,
  position: { kind: 'page', of: () => undefined },
  ...(wholeEvery && { wholeEvery }),
})

/** Returns where the next changes start: the source's own time minus an overlap. Without a time, changes would be lost. */
export function timeBefore(
  { servedAt }: Pick<HttpResponse, 'servedAt'>,
  overlapMs: number,
  messages: Pick<HttpMessages, 'noDate'>,
): Date {
  if (!servedAt) throw badData(messages.noDate)
  return new Date(servedAt.getTime() - overlapMs)
}
