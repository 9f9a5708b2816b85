import type { Incremental } from './http-stream.ts'

/**
 * Declares a stream whose `pages` write its positions, and read from them. The positions have no order: two tables of the stream
 * share a reading only if they are at the same one.
 */
export const ownPositions = (wholeEvery?: Incremental['wholeEvery']): Incremental => ({
  apply: (request) => request,
  position: { kind: 'page', of: () => undefined },
  ...(wholeEvery && { wholeEvery }),
})
