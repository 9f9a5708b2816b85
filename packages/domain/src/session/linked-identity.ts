import type { Id } from '../id.ts'

/** An identity at a provider that signs in to an account. */
export type LinkedIdentity = {
  id: Id
  /** The name in addresses, e.g. `xero`. */
  provider: string
  /** The name for people, e.g. "Xero". */
  displayName: string
  linkedAt: Date | null
  /** Null until it has signed in. */
  lastUsedAt: Date | null
}
