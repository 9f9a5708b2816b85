import type { EmailChange, OwnEmail } from '@tributary/domain'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { written } from './wire/answers.ts'
import { emailAddress, password } from './wire/common.ts'
import { entity } from './wire/entity.ts'
import { orNull, text } from './wire/fields.ts'
import { instantOrNull } from './wire/instant.ts'

export const emailChange = entity<EmailChange>({
  emailAddress: ['EmailAddress', text],
  expiresAt: ['ExpiresAtUtc', instantOrNull],
})

export const ownEmail = entity<OwnEmail>({
  emailAddress: ['EmailAddress', text],
  pending: ['Pending', orNull(emailChange)],
})

/** The address of the caller's account, and the change that waits for its link (PROFILE-15). */
export const getOwnEmail = endpoint({
  method: 'GET',
  path: '/me/security/email',
  summary: 'Get the email address of the caller and its pending change.',
  level: 'user',
  response: ownEmail,
})

/**
 * Request another address for the caller's account, with the password. A link is mailed to the new address; the change
 * takes effect when it is followed.
 */
export const requestEmailChange = endpoint({
  method: 'POST',
  path: '/me/security/email',
  summary: 'Request another email address for the caller.',
  level: 'user',
  body: z.strictObject({ emailAddress, currentPassword: password }),
  response: written(ownEmail),
  errors: [409],
})

/** Send the link of the pending change once more; the one sent before ends. */
export const resendEmailChange = endpoint({
  method: 'POST',
  path: '/me/security/email/resend',
  summary: 'Send the link of the pending email change once more.',
  level: 'user',
  response: written(ownEmail),
})

/** Cancel the pending change; its link ends. */
export const cancelEmailChange = endpoint({
  method: 'DELETE',
  path: '/me/security/email',
  summary: 'Cancel the pending email change.',
  level: 'user',
  response: written(ownEmail),
})
