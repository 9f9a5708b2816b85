import * as z from 'zod/mini'
import { code, typedFactor } from './session.entities.ts'
import { emailAddress, password } from './wire/credentials.ts'
import { textUpTo } from './wire/fields.ts'

/** The body of a sign-in with a password. */
export const credentials = z.strictObject({
  /** The address of the account. */
  emailAddress,
  /** The password of the account. */
  password,
})

/** The body that finishes a sign-in with a code: of a mail, of an app, or a recovery code. */
export const mailedCode = z.strictObject({
  /** The reference of the sign-in. */
  verificationReference: code,
  /** The code. */
  verificationCode: textUpTo(20),
  /** What the code is of. Without it: of the mail, if one was sent, or of the app. */
  verificationFactor: z.optional(typedFactor),
  /** Whether this browser needs no code for a while. */
  verificationTrustDevice: z.boolean(),
})

/** The body of a sign-in with the code of a callback. */
export const externalCode = z.strictObject({
  /** The code of a callback from a provider, or of a mailed link. */
  code,
})
