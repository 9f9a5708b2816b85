import type { Ending } from '../account/end-sessions.queries.ts'

const MINUTE = 60_000

/** A session ends after this time without activity. Background polls are not activity. */
export const IDLE_MS = 30 * MINUTE
/** A session ends after this time, even with activity. */
export const ABSOLUTE_MS = 12 * 60 * MINUTE
/** How far apart two tabs may use the same refresh token. */
export const REUSE_GRACE_MS = 30_000
/** A session's activity is stored at most this often. */
export const ACTIVITY_STEP_MS = 10_000

/** Returns why a session has expired; undefined while it is valid. */
export function endingOf(session: { createdAt: Date; activeAt: Date }, now: Date): Ending | undefined {
  if (now.getTime() - session.createdAt.getTime() >= ABSOLUTE_MS) return 'expired'
  if (now.getTime() - session.activeAt.getTime() >= IDLE_MS) return 'idle'
  return undefined
}

/** Returns the seconds until a session must end, for the lifetime of its cookie. */
export const secondsLeft = (createdAt: Date, now: Date): number =>
  Math.max(0, Math.floor((createdAt.getTime() + ABSOLUTE_MS - now.getTime()) / 1000))
