import type { Kysely } from 'kysely'
import { pruneDevices } from '../account/device.queries.ts'
import { DEVICE_MS } from '../account/device.rules.ts'
import { pruneEmailChanges } from '../account/email-changes.queries.ts'
import { pruneSignUps } from '../account/external-sign-up.queries.ts'
import { prunePasswordTokens } from '../account/password-link.rules.ts'
import { pruneSignUpCodes } from '../account/sign-up-codes.queries.ts'
import { pruneCaptchas } from '../captcha/captcha.rules.ts'
import { pruneAttempts } from '../connectors/authorise/authorisation-attempts.queries.ts'
import { pruneIdempotencyKeys } from '../idempotency/idempotency.queries.ts'
import { KEEP_KEYS_MS } from '../idempotency/idempotent-write.rules.ts'
import { pruneMails } from '../mail/outbox.queries.ts'
import { pruneRateCounters } from '../security/rate-limit.ts'
import { pruneTries } from '../security/sign-in-throttle.queries.ts'
import type { Clock } from '../services.ts'
import { pruneExternalCodes } from '../session/external-code.rules.ts'
import { pruneOAuthAttempts } from '../session/providers/oauth-attempts.queries.ts'
import { pruneSessions } from '../session/session.queries.ts'
import { pruneChallenges } from '../session/verification.queries.ts'
import type { Database } from '../storage/schema.ts'
import type { Storage, StorageConnection } from '../storage/storage.ts'
import { pruneRateLimits, type SyncLog } from '../sync/index.ts'
import { pruneTokens } from '../tokens/tokens.queries.ts'

const HOUR = 3_600_000
const KEEP_SESSIONS_MS = 30 * 24 * HOUR
const KEEP_TRIES_MS = 24 * HOUR
const KEEP_MAILS_MS = 30 * 24 * HOUR
const KEEP_ENDED_TOKENS_MS = 90 * 24 * HOUR

/** Deletes expired rows now and every hour, unless another process is doing so. Returns how to stop. */
export function startHousekeeping(storage: Storage, clock: Clock, log: SyncLog): () => Promise<void> {
  let work = Promise.resolve()
  // A backlog may need longer than the time limit of a request, and would then never shrink.
  const prune = () =>
    storage.withConnection((connection) => unlessBusy(connection, () => keepHouse(connection.db, clock())), {
      longStatements: true,
    })
  const tick = () => {
    work = prune().catch((error) => log.warn({ err: error }, 'Housekeeping failed'))
  }
  tick()
  const timer = setInterval(tick, HOUR)
  return async () => {
    clearInterval(timer)
    await work
  }
}

// Any number that is not used by another advisory lock.
const HOUSEKEEPING_LOCK = 7_482_913

/** Two processes that delete the same rows can end in a deadlock. The lock ends with the session. */
async function unlessBusy({ query }: StorageConnection, work: () => Promise<void>): Promise<void> {
  const { rows } = await query(`select pg_try_advisory_lock(${HOUSEKEEPING_LOCK}) as free`)
  if (rows[0]?.free !== true) return
  try {
    await work()
  } finally {
    // A lost session holds no lock, and its error must not replace that of the work.
    await query(`select pg_advisory_unlock(${HOUSEKEEPING_LOCK})`).catch(() => undefined)
  }
}

export async function keepHouse(db: Kysely<Database>, now: Date): Promise<void> {
  await pruneTries(db, new Date(now.getTime() - KEEP_TRIES_MS))
  await pruneSessions(db, new Date(now.getTime() - KEEP_SESSIONS_MS))
  await pruneMails(db, new Date(now.getTime() - KEEP_MAILS_MS))
  await pruneIdempotencyKeys(db, new Date(now.getTime() - KEEP_KEYS_MS))
  await pruneTokens(db, new Date(now.getTime() - KEEP_ENDED_TOKENS_MS))
  await pruneDevices(db, new Date(now.getTime() - DEVICE_MS))
  for (const prune of pruneExpired) await prune(db, now)
}

/** Rows that hold their own expiry time. */
const pruneExpired = [
  pruneCaptchas,
  pruneChallenges,
  pruneAttempts,
  pruneEmailChanges,
  pruneExternalCodes,
  prunePasswordTokens,
  pruneRateCounters,
  pruneRateLimits,
  pruneSignUpCodes,
  pruneSignUps,
  pruneOAuthAttempts,
]
