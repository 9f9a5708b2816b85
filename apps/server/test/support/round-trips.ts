import { roundTrips } from '../../src/storage/round-trips.ts'

/** Returns the statements of each round trip to the database that this work makes. */
export async function roundTripsOf(work: () => Promise<unknown>): Promise<string[][]> {
  const seen: string[][] = []
  const note = (statements: unknown) => {
    if (Array.isArray(statements)) seen.push(statements.map(String))
  }
  roundTrips.subscribe(note)
  try {
    await work()
    return seen
  } finally {
    roundTrips.unsubscribe(note)
  }
}
