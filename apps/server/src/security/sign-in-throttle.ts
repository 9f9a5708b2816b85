import type { Kysely } from 'kysely'
import { networkOf } from '../http/network.ts'
import { HttpError } from '../plugins/http-error.ts'
import type { Database } from '../storage/schema.ts'
import { hashOf } from './random-token.ts'
import type { Counter } from './sign-in-delay.ts'
import { type SignInQueue, withSignInQueue } from './sign-in-queue.ts'
import { clearFailures, refundTry, takeTry } from './sign-in-throttle.queries.ts'

export type SignInTry = {
  emailKey: string
  ip: string
  /** The browser was signed in to this very account before: a flood from elsewhere must not lock it out. */
  knownDevice: boolean
}

/**
 * Reserves one try, judges it, and gives it back when it was right, i.e. when `judge` returns something. Refuses with 429.
 * A try that has no room only because others are being judged waits for them: right ones do not count, however many come
 * at the same time. A wrong one stays counted from before it is judged, so that no more are judged than may be wrong.
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
        const result = await check()
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

/** Takes one try of every counter. Throws {@link TooManyTries}, and takes none, when one of them is closed. */
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

// Always in this order, so that two transactions never wait for each other.
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
  /** The key of the counter that is closed. */
  readonly counter: string

  constructor(counter: string, seconds: number) {
    super(429, `Too many attempts. Please wait ${seconds} seconds and try again.`, seconds)
    this.counter = counter
  }
}
