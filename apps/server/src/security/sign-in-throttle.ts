import { codesMessages } from '@tributary/sdk/session'
import type { Kysely } from 'kysely'
import { HttpError } from '../http/http-error.ts'
import { networkOf } from '../http/network.ts'
import type { Database } from '../storage/schema.ts'
import { isNotRun } from './hash-queue.ts'
import { hashOf } from './random-token.ts'
import type { Counter } from './sign-in-limits.ts'
import { type SignInQueue, withSignInQueue } from './sign-in-queue.ts'
import { clearFailures, refundTry, takeTry } from './sign-in-throttle.queries.ts'

export type SignInTry = {
  emailKey: string
  ip: string
  /** Whether this browser was signed in to the account before. A flood from elsewhere must not lock it out. */
  knownDevice: boolean
}

/**
 * Reserves an attempt, runs `check`, and undoes the reservation if `check` returns a result or could not check the
 * password. Rejects with 429.
 * An attempt that is blocked only by attempts still being checked waits for them, so parallel correct sign-ins all pass.
 * Attempts count before they are checked, so no more are checked than may fail.
 */
export const withSignInTry = <T>(
  db: Kysely<Database>,
  attempt: SignInTry,
  now: Date,
  check: () => Promise<T | undefined>,
): Promise<T | undefined> =>
  withSignInQueue(db, networkOf(attempt.ip), (queue) =>
    queue.run(
      () => reserveTry(db, attempt, now, queue),
      countersOf(attempt).map(({ key }) => key),
      async () => {
        const result = await check().catch(async (error) => {
          if (isNotRun(error)) await signInNotChecked(db, attempt)
          throw error
        })
        if (result !== undefined) await signInSucceeded(db, attempt)
        return result
      },
    ),
  )

async function reserveTry(db: Kysely<Database>, attempt: SignInTry, now: Date, queue: SignInQueue) {
  for (;;) {
    try {
      return await takeSignInTry(db, attempt, now)
    } catch (error) {
      if (!(error instanceof TooManyTries && queue.isChecking(error.counter))) throw error
      await queue.nextChecked()
    }
  }
}

/**
 * Counts an attempt for every counter. Throws {@link TooManyTries} without counting if a counter is
 * blocked.
 */
export async function takeSignInTry(db: Kysely<Database>, attempt: SignInTry, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const counter of countersOf(attempt)) {
      const wait = await takeTry(trx, counter, now)
      if (wait !== undefined) throw new TooManyTries(counter.key, wait)
    }
  })
}

export async function signInSucceeded(db: Kysely<Database>, attempt: SignInTry): Promise<void> {
  for (const counter of countersOf(attempt)) {
    await (counter.kind === 'address' ? refundTry(db, counter) : clearFailures(db, counter))
  }
}

// Otherwise a busy server would lock out users with the right password.
async function signInNotChecked(db: Kysely<Database>, attempt: SignInTry) {
  for (const counter of countersOf(attempt)) await refundTry(db, counter)
}

// Always in this order, so that two transactions cannot deadlock.
function countersOf({ emailKey, ip, knownDevice }: SignInTry): Counter[] {
  const network = networkOf(ip)
  const counter = (kind: Counter['kind'], ...parts: string[]): Counter => ({
    kind,
    key: `${kind}:${hashOf(JSON.stringify(parts))}`,
  })
  return [
    counter('account-from-address', emailKey, network),
    ...(knownDevice ? [] : [counter('account', emailKey)]),
    counter('address', network),
  ]
}

class TooManyTries extends HttpError {
  /** The key of the blocked counter. */
  readonly counter: string

  constructor(counter: string, seconds: number) {
    super(429, codesMessages.tooManyAttempts(seconds), seconds)
    this.counter = counter
  }
}
