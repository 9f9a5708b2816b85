import type { Id } from '../id.ts'

/** A browser somebody is signed in with, as they see it on their profile. */
export type OpenSession = {
  id: Id
  /** What the browser says of itself, e.g. "Firefox on Linux". */
  description: string
  /** Whether it is the one that asks. */
  current: boolean
  startedAt: Date | null
  /** The last time its person did something; polls do not count. */
  lastSeenAt: Date | null
}
