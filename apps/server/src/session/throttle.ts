import type { Kysely } from 'kysely'
import { HttpError } from '../plugins/http-error.ts'
import type { Database } from '../storage/schema.ts'
import { hashOf } from './refresh-token.ts'
import { forget, giveBack, takeTry } from './throttle.queries.ts'
import { type Counter, networkOf } from './throttle.rules.ts'

export type SignInTry = {
  emailKey: string
  ip: string
  /** The browser was signed in to this very account before: a flood from elsewhere must not lock it out. */
  knownDevice: boolean
}

/** Takes one try or refuses with 429. Whoever gets in hands it back with {@link signInSucceeded}. */
export async function takeSignInTry(db: Kysely<Database>, attempt: SignInTry, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const counter of countersOf(attempt)) {
      const wait = await takeTry(trx, counter, now)
      if (wait !== undefined) throw tooMany(wait)
    }
  })
}

export async function signInSucceeded(db: Kysely<Database>, attempt: SignInTry): Promise<void> {
  for (const counter of countersOf(attempt)) {
    await (counter.kind === 'address' ? giveBack(db, counter) : forget(db, counter))
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

const tooMany = (seconds: number) =>
  new HttpError(429, `Too many attempts. Please wait ${seconds} seconds and try again.`, seconds)
