import type { EmailChange, OwnEmail } from '@tributary/domain'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { written } from './wire/answers.ts'
import { emailAddress, password } from './wire/credentials.ts'
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

export const getOwnEmail = endpoint({
  method: 'GET',
  path: '/me/security/email',
  summary: 'Get the email address of the caller and its pending change.',
  level: 'user',
  response: ownEmail,
})

export const requestEmailChange = endpoint({
  method: 'POST',
  path: '/me/security/email',
  summary: 'Request a new email address for the caller.',
  level: 'user',
  body: z.strictObject({
    /** The new address. It takes effect when the mailed link is followed. */
    emailAddress,
    /** The password of the account. */
    currentPassword: password,
  }),
  response: written(ownEmail),
  errors: [409],
})

export const resendEmailChange = endpoint({
  method: 'POST',
  path: '/me/security/email/resend',
  summary: 'Send the link of the pending email change again.',
  level: 'user',
  response: written(ownEmail),
})

export const cancelEmailChange = endpoint({
  method: 'DELETE',
  path: '/me/security/email',
  summary: 'Cancel the pending email change.',
  level: 'user',
  response: written(ownEmail),
})
