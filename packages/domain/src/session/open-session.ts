import type { Id } from '../id.ts'

/** A browser in which the user is signed in, as their profile shows it. */
export type OpenSession = {
  /** Identifies the session, to end it. */
  id: Id
  /** The browser and system, e.g. "Firefox on Linux". */
  description: string
  /** Whether it is the session of this request. */
  current: boolean
  /** The time of the sign-in; null if it is not known. */
  startedAt: Date | null
  /** The user's last activity; background polls do not count. */
  lastSeenAt: Date | null
}
