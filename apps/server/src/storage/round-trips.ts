import { channel } from 'node:diagnostics_channel'
import type { Batch } from './session-dialect.ts'

/** Publishes the statements of each round trip to the database, without their values. */
export const roundTrips = channel('tributary:database-round-trip')

export function noteRoundTrip({ statements }: Batch): void {
  if (roundTrips.hasSubscribers) roundTrips.publish(statements.map(({ sql }) => sql))
}
