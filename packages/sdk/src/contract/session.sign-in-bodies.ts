import * as z from 'zod/mini'
import { code } from './session.entities.ts'
import { emailAddress, password } from './wire/credentials.ts'
import { textUpTo } from './wire/fields.ts'

/** The body of a sign-in with a password. */
export const credentials = z.strictObject({
  /** The address of the account. */
  emailAddress,
  /** The password of the account. */
  password,
})

/** The body that finishes a sign-in with the code of a mail. */
export const mailedCode = z.strictObject({
  /** The reference of the mailed code. */
  verificationReference: code,
  /** The code of the mail. */
  verificationCode: textUpTo(20),
  /** Whether this browser needs no code for a while. */
  verificationTrustDevice: z.boolean(),
})

/** The body of a sign-in with the code of a callback. */
export const externalCode = z.strictObject({
  /** The code of a callback from a provider, or of a mailed link. */
  code,
})
