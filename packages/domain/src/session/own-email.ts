/** An address that becomes the account's once the link mailed to it is followed. */
export type EmailChange = { emailAddress: string; expiresAt: Date | null }

/** The address of the caller's account, and the change that waits for its link. */
export type OwnEmail = { emailAddress: string; pending: EmailChange | null }
