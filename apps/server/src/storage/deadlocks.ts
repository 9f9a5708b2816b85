import { sqlState } from './database-failure.ts'

const DEADLOCK = '40P01'
const MOST_TRIES = 3

/** Retries a transaction that PostgreSQL rolled back because of a deadlock. */
export async function againAfterDeadlock<T>(transaction: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await transaction()
    } catch (error) {
      if (sqlState(error) !== DEADLOCK || tries === MOST_TRIES) throw error
    }
  }
}
