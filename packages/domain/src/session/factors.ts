import type { Id } from '../id.ts'

/** A proof that finishes a sign-in after the password: a passkey, an app's code, a mailed code, or a recovery code. */
export type SignInFactor = 'passkey' | 'authenticator' | 'email' | 'recovery'

/** A proof with which a signed-in user confirms a dangerous action. */
export type StepUpFactor = 'password' | 'passkey' | 'authenticator' | 'email'

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

/** A key on a device or in a password manager, which signs in to this portal and to no other site. */
export type Passkey = {
  /** Identifies the passkey, to remove it. */
  id: Id
  /** The name that the user gave it, e.g. "My laptop". */
  name: string
  /** The time at which it was added; null if it is not known. */
  addedAt: Date | null
  /** Null if it was never used. */
  lastUsedAt: Date | null
  /** Whether it signs in without the password. False after the password or the address has changed. */
  passwordless: boolean
}

/** The factors of the signed-in user, as their profile shows them. */
export type OwnFactors = {
  /** The apps, the latest first. */
  authenticators: Authenticator[]
  /** The passkeys, the latest first. */
  passkeys: Passkey[]
  /** How many recovery codes can still be used. */
  recoveryCodesLeft: number
}

/** What an administrator sees of another user's factors. */
export type UserFactors = {
  /** How many authenticator apps the user has. */
  authenticators: number
  /** How many passkeys the user has. */
  passkeys: number
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

/** What a browser needs to create a passkey. */
export type PasskeyCreation = {
  /** The random text to sign, in base64url. It is valid once, for five minutes. */
  challenge: string
  /** The domain of the portal. */
  rpId: string
  /** Identifies the account on the device, in base64url. */
  userHandle: string
  /** The address of the account, which the device shows. */
  userName: string
  /** The name of the user, which the device shows. */
  displayName: string
  /** The passkeys that the account has already, in base64url. The device then creates no second one. */
  known: string[]
}

/** What a browser needs to use a passkey. */
export type PasskeyRequest = {
  /** The random text to sign, in base64url. It is valid once, for five minutes. */
  challenge: string
  /** The domain of the portal. */
  rpId: string
  /** The passkeys of the account, in base64url. Empty if any passkey of the portal may sign in. */
  allowed: string[]
}

/** The limits of factors. */
export const factorLimits = { authenticators: 5, passkeys: 10, name: 60, recoveryCodes: 10 } as const

/** What an account has to finish a sign-in with. */
export type FactorFacts = {
  /** Whether the user wants a mailed code at sign-in. */
  mailedCodes: boolean
  /** Whether the installation requires a code of everyone. */
  codesForEveryone: boolean
  /** Whether the account has a passkey. */
  passkey: boolean
  /** Whether the account has an authenticator app. */
  authenticator: boolean
  /** How many recovery codes are left. */
  recoveryCodesLeft: number
}

/**
 * Returns the factors that may finish a sign-in, the first one to offer first. Empty if the password is enough. A passkey
 * or an app counts for an installation that requires codes, so a mailed code is then offered only if the user wants it as
 * well.
 */
export function signInFactors(facts: FactorFacts): SignInFactor[] {
  const { mailedCodes, codesForEveryone, passkey, authenticator, recoveryCodesLeft } = facts
  if (!passkey && !authenticator) return mailedCodes || codesForEveryone ? ['email'] : []
  return [
    ...(passkey ? (['passkey'] as const) : []),
    ...(authenticator ? (['authenticator'] as const) : []),
    ...(mailedCodes ? (['email'] as const) : []),
    ...(recoveryCodesLeft > 0 ? (['recovery'] as const) : []),
  ]
}

/** What an account can confirm a dangerous action with, apart from its mailbox. */
export type StepUpFacts = {
  /** Whether the account has a password. */
  password: boolean
  /** Whether the account has a passkey. */
  passkey: boolean
  /** Whether the account has an authenticator app. */
  authenticator: boolean
}

/** Returns how a user may confirm a dangerous action. Not with a mailed code if the account has a passkey or an app. */
export const stepUpFactors = ({ password, passkey, authenticator }: StepUpFacts): StepUpFactor[] => [
  ...(passkey ? (['passkey'] as const) : []),
  ...(authenticator ? (['authenticator'] as const) : []),
  ...(password ? (['password'] as const) : []),
  ...(passkey || authenticator ? [] : (['email'] as const)),
]
