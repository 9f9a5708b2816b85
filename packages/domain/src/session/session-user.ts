import type { Id } from '../id.ts'

/** A device on which a verification code was entered. A trusted one signs in without a code. */
export type VerificationDevice = {
  /** Identifies the device, to forget it. */
  reference: string
  /** The browser and system, e.g. "Firefox on Linux". */
  description: string
  /** Whether it signs in without a code. */
  trusted: boolean
}

/** The view of someone who sees the portal as another user. They may read what that user sees, and change nothing. */
export type ViewAs = {
  /** The name of the administrator who is signed in. */
  viewer: string
  /** Identifies the user whose view it is. */
  userId: Id
  /** The only organisation of the view. */
  organisationId: Id
  /** When the view ends by itself. */
  endsAt: Date
}

/** The signed-in user, as every sign-in response describes them. A lower `roleLevel` is more powerful. */
export type SessionUser = {
  /** The first name, as the user wrote it. */
  firstName: string
  /** The last name, as the user wrote it. */
  lastName: string
  /** The name of the role, e.g. `Admin`. */
  role: string
  /** 0 to 4. A lower level may do more. */
  roleLevel: number
  /** The address the user signs in with. */
  email: string
  /** Whether signing in needs a mailed code, except on trusted devices. */
  requireMultiFactorAuthentication: boolean
  /** The devices on which a code was entered. */
  verificationDevices: VerificationDevice[]
  /** Set while an administrator sees the portal as this user. Null or missing otherwise. */
  viewAs?: ViewAs | null
}

/** An access token and its user. */
export type Session = {
  /** A JWT for the `Authorization` header. It is valid for a few minutes. */
  accessToken: string
  /** The user it belongs to. */
  user: SessionUser
}
