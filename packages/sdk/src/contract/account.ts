import type { FinaliseState } from '@tributary/domain'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { messageResponse, nothing, written } from './wire/answers.ts'
import { emailAddress, name, password } from './wire/common.ts'
import { entity } from './wire/entity.ts'
import { flag, id, orNull, text, textUpTo } from './wire/fields.ts'

export * from './account.options.ts'

/** A solved captcha of any provider. */
const recaptchaToken = textUpTo(16_384)
const code = textUpTo(2048)

export const register = endpoint({
  method: 'POST',
  path: '/registration/account',
  summary: 'Sign up with a new account and organisation.',
  level: 'public',
  body: z.strictObject({
    account: z.strictObject({ firstName: name, lastName: name, emailAddress, password }),
    organisation: z.strictObject({ companyName: name }),
    registrationCode: z.optional(code),
    recaptchaToken,
  }),
  response: messageResponse(201),
  success: 201,
  errors: [403, 409],
  session: false,
})

export const finaliseState = entity<FinaliseState>({
  finalised: ['Finalised', flag],
  firstName: ['FirstName', orNull(text)],
  provider: ['Provider', orNull(text)],
  approvalId: ['ApprovalId', orNull(id)],
  linkOrganisation: ['LinkOrganisation', flag],
  linkAccount: ['LinkAccount', flag],
  emailAddress: ['EmailAddress', orNull(text)],
})

export const getFinalise = endpoint({
  method: 'GET',
  path: '/registration/finalise',
  summary: 'Get the data that an external sign-up still needs.',
  level: 'public',
  query: z.strictObject({ code }),
  response: finaliseState,
  errors: [404],
  session: false,
})

const common = { code, recaptchaToken }

export const finalise = endpoint({
  method: 'POST',
  path: '/registration/finalise',
  summary: 'Send the data that an external sign-up still needs.',
  level: 'public',
  body: z.union([
    z.strictObject({ ...common, organisation: z.strictObject({ companyName: name }) }),
    z.strictObject({ ...common, account: z.strictObject({ password }) }),
    z.strictObject({ ...common, linkOrganisation: z.literal(true) }),
  ]),
  response: finaliseState,
  errors: [403, 404],
  session: false,
})

const data = z.codec(z.looseObject({ data: z.boolean() }), z.boolean(), {
  decode: (wire) => wire.data,
  encode: (value) => ({ data: value }),
})

export const isEmailAvailable = endpoint({
  method: 'GET',
  path: '/registration/verify',
  summary: 'Check whether an e-mail address is available.',
  level: 'public',
  query: z.strictObject({ emailAddress }),
  response: data,
  errors: [403],
  session: false,
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/reset-password',
  summary: 'Set a new password with the token of a mail.',
  level: 'public',
  body: z.strictObject({ password, token: code }),
  response: written(nothing),
  errors: [403],
  session: false,
  keyed: false,
})

export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/reset-password/request',
  summary: 'Request a mail to set a new password with.',
  level: 'public',
  body: z.strictObject({ emailAddress, recaptchaToken }),
  response: written(nothing),
  errors: [403],
  session: false,
  keyed: false,
})

export const validateResetToken = endpoint({
  method: 'GET',
  path: '/reset-password/validate',
  summary: 'Check whether the token of a mail is still valid.',
  level: 'public',
  query: z.strictObject({ token: code }),
  response: written(nothing),
  errors: [403],
  session: false,
})

const addressToConfirm = entity<{ emailAddress: string }>({ emailAddress: ['EmailAddress', text] })

export const getAddressToConfirm = endpoint({
  method: 'GET',
  path: '/registration/confirm-address',
  summary: 'Get the address that a mailed link confirms.',
  level: 'public',
  query: z.strictObject({ token: code }),
  response: addressToConfirm,
  errors: [403],
  session: false,
})

export const confirmAddress = endpoint({
  method: 'POST',
  path: '/registration/confirm-address',
  summary: 'Confirm an email address with the token of a mail.',
  level: 'public',
  body: z.strictObject({ token: code }),
  response: written(nothing),
  errors: [403, 409],
  session: false,
})

export const getCaptchaChallenge = endpoint({
  method: 'GET',
  path: '/captcha/challenge',
  summary: 'Get a captcha challenge.',
  level: 'public',
  response: z.looseObject({}),
})
