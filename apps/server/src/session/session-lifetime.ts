import type { Ending } from '../account/end-sessions.queries.ts'

const MINUTE = 60_000

/** A person who does nothing for this long is signed out; background polls do not count as doing something. */
export const IDLE_MS = 30 * MINUTE
/** However busy somebody is, after this long they sign in again. */
export const ABSOLUTE_MS = 12 * 60 * MINUTE
/** Two tabs may exchange the same refresh token this far apart. */
export const REUSE_GRACE_MS = 30_000
/** A session's activity is written down at most this often. */
export const ACTIVITY_STEP_MS = 10_000

/** Why a session that nobody ended is over all the same, or nothing when it lives. */
export function endingOf(session: { createdAt: Date; activeAt: Date }, now: Date): Ending | undefined {
  if (now.getTime() - session.createdAt.getTime() >= ABSOLUTE_MS) return 'expired'
  if (now.getTime() - session.activeAt.getTime() >= IDLE_MS) return 'idle'
  return undefined
}

/** Seconds until a session must end, for the cookie that carries it. */
export const secondsLeft = (createdAt: Date, now: Date): number =>
  Math.max(0, Math.floor((createdAt.getTime() + ABSOLUTE_MS - now.getTime()) / 1000))
