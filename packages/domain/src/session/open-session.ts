import type { Id } from '../id.ts'
import type { SignInFactor } from './factors.ts'

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
  /** The network address of the last sign-in of this session, e.g. "203.0.113.7"; null if it is not known. */
  network: string | null
  /** Whether the network is the one of this request. */
  sameNetwork: boolean
  /** The factor that was used in addition to the password; null if there was none. */
  factor: SignInFactor | null
}
