import type { PasswordTokenPurpose } from '../storage/schema/account.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** How long a mailed verification code is valid. */
export const CODE_MS = 10 * MINUTE

/** How long dangerous actions are accepted after the user has proved who they are. */
export const STEP_UP_MS = 10 * MINUTE

/** How long an administrator may see the portal as another user. */
export const VIEW_AS_MS = 30 * MINUTE

/** How long a browser may take to use or create a passkey. */
export const PASSKEY_CHALLENGE_MS = 5 * MINUTE

/** How long an authenticator app may be confirmed after its secret was created. */
export const NEW_AUTHENTICATOR_MS = 15 * MINUTE

/** How long a link to confirm an email address is valid. */
export const EMAIL_LINK_MS = 24 * HOUR

/** How long a link to choose a password is valid. */
export const PASSWORD_LINK_MS: Record<PasswordTokenPurpose, number> = { reset: HOUR, set: 7 * 24 * HOUR }
