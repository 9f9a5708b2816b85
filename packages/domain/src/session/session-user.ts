/** A device on which a verification code was entered. A trusted one signs in without a code. */
export type VerificationDevice = { reference: string; description: string; trusted: boolean }

/** The signed-in user, as every sign-in response describes them. A lower `roleLevel` is more powerful. */
export type SessionUser = {
  firstName: string
  lastName: string
  role: string
  roleLevel: number
  email: string
  requireMultiFactorAuthentication: boolean
  verificationDevices: VerificationDevice[]
}

/** An access token and its user. */
export type Session = { accessToken: string; user: SessionUser }
