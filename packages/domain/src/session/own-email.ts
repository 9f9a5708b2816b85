/** A new address that takes effect when the user follows the link mailed to it. */
export type EmailChange = {
  /** The new address. */
  emailAddress: string
  /** The end of the link's validity; null if it is not known. */
  expiresAt: Date | null
}

/** The address of the user's own account, and the pending change; `pending` is null without one. */
export type OwnEmail = {
  /** The address that is in use. */
  emailAddress: string
  /** The change that waits for its link; null without one. */
  pending: EmailChange | null
}
