import type { Id } from '../id.ts'

/** An identity at a provider that can sign in to an account. */
export type LinkedIdentity = {
  /** Identifies the link, to remove it. */
  id: Id
  /** The name in URLs, e.g. `xero`. */
  provider: string
  /** The name on screen, e.g. "Xero". */
  displayName: string
  /** The time at which it was linked; null if it is not known. */
  linkedAt: Date | null
  /** Null if it was never used. */
  lastUsedAt: Date | null
}
