/** A new address that takes effect when the user follows the link mailed to it. */
export type EmailChange = { emailAddress: string; expiresAt: Date | null }

/** The address of the user's own account, and the pending change; `pending` is null without one. */
export type OwnEmail = { emailAddress: string; pending: EmailChange | null }
