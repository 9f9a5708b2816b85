import type { Id } from '../id.ts'

/** A proof that finishes a sign-in after the password: an app's code, a mailed code, or a recovery code. */
export type SignInFactor = 'authenticator' | 'email' | 'recovery'

/** A proof with which a signed-in user confirms a dangerous action. */
export type StepUpFactor = 'password' | 'authenticator' | 'email'

/** An app that shows codes for sign-ins. */
export type Authenticator = {
  /** Identifies the app, to remove it. */
  id: Id
  /** The name that the user gave it, e.g. "My phone". */
  name: string
  /** The time at which it was added; null if it is not known. */
  addedAt: Date | null
  /** Null if it was never used to sign in. */
  lastUsedAt: Date | null
}

/** The factors of the signed-in user, as their profile shows them. */
export type OwnFactors = {
  /** The apps, the latest first. */
  authenticators: Authenticator[]
  /** How many recovery codes can still be used. */
  recoveryCodesLeft: number
}

/** What an administrator sees of another user's factors. */
export type UserFactors = {
  /** How many authenticator apps the user has. */
  authenticators: number
  /** How many recovery codes can still be used. */
  recoveryCodesLeft: number
}

/** An app that is not confirmed yet. Its secret is shown only once. */
export type NewAuthenticator = {
  /** Identifies the app, to confirm it. */
  id: Id
  /** The secret in base32, to type into the app. */
  secret: string
  /** The `otpauth:` address of the secret, for a QR code. */
  uri: string
}

/** The limits of factors. */
export const factorLimits = { authenticators: 5, name: 60, recoveryCodes: 10 } as const

/** What an account has to finish a sign-in with. */
export type FactorFacts = {
  /** Whether the user wants a mailed code at sign-in. */
  mailedCodes: boolean
  /** Whether the installation requires a code of everyone. */
  codesForEveryone: boolean
  /** Whether the account has an authenticator app. */
  authenticator: boolean
  /** How many recovery codes are left. */
  recoveryCodesLeft: number
}

/**
 * Returns the factors that may finish a sign-in, the first one to offer first. Empty if the password is enough. An app
 * counts for an installation that requires codes, so a mailed code is then offered only if the user wants it as well.
 */
export function signInFactors(facts: FactorFacts): SignInFactor[] {
  const { mailedCodes, codesForEveryone, authenticator, recoveryCodesLeft } = facts
  if (!authenticator) return mailedCodes || codesForEveryone ? ['email'] : []
  return [
    'authenticator',
    ...(mailedCodes ? (['email'] as const) : []),
    ...(recoveryCodesLeft > 0 ? (['recovery'] as const) : []),
  ]
}

/** Returns how a user may confirm a dangerous action. Not with a mailed code if the account has an app. */
export const stepUpFactors = (account: { password: boolean; authenticator: boolean }): StepUpFactor[] => [
  ...(account.authenticator ? (['authenticator'] as const) : []),
  ...(account.password ? (['password'] as const) : []),
  ...(account.authenticator ? [] : (['email'] as const)),
]
