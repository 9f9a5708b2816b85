import type { Id } from '../id.ts'

/** An identity at a provider that can sign in to an account. */
export type LinkedIdentity = {
  id: Id
  /** The name in URLs, e.g. `xero`. */
  provider: string
  /** The name on screen, e.g. "Xero". */
  displayName: string
  linkedAt: Date | null
  /** Null if it was never used. */
  lastUsedAt: Date | null
}
