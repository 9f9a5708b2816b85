/** A device that may receive verification codes; a trusted one is not asked again (portal spec 2.9). */
export type VerificationDevice = { reference: string; description: string; trusted: boolean }

/** Who is signed in, as every sign-in answer tells it (portal spec 3). A lower `roleLevel` is more powerful. */
export type SessionUser = {
  firstName: string
  lastName: string
  role: string
  roleLevel: number
  email: string
  requireMultiFactorAuthentication: boolean
  verificationDevices: VerificationDevice[]
}

/** An access token together with the person it belongs to. */
export type Session = { accessToken: string; user: SessionUser }
