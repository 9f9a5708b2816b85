import type { AccountOptions, CaptchaKind, FinaliseState, SignInProvider } from '@tributary/domain'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { messageResponse, nothing, written } from './wire/answers.ts'
import { emailAddress, name, password } from './wire/common.ts'
import { entity } from './wire/entity.ts'
import { flag, id, listOf, orNull, text, textUpTo } from './wire/fields.ts'

/** A solved captcha, whoever set it. */
const recaptchaToken = textUpTo(16_384)
const code = textUpTo(2048)

/** Sign up with an account of one's own and an organisation (CALL-08). */
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

/** What an external sign-up still needs (CALL-09). */
export const getFinalise = endpoint({
  method: 'GET',
  path: '/registration/finalise',
  summary: 'Tell what an external sign-up still needs.',
  level: 'public',
  query: z.strictObject({ code }),
  response: finaliseState,
  errors: [404],
  session: false,
})

const common = { code, recaptchaToken }

/** Give what an external sign-up still needs: an organisation, a password to link with, or the word to join (CALL-10). */
export const finalise = endpoint({
  method: 'POST',
  path: '/registration/finalise',
  summary: 'Give what an external sign-up still needs.',
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

/** Whether an address can still be used; false means it is taken (CALL-11). */
export const isEmailAvailable = endpoint({
  method: 'GET',
  path: '/registration/verify',
  summary: 'Tell whether an e-mail address can still be used.',
  level: 'public',
  query: z.strictObject({ emailAddress }),
  response: data,
  errors: [403],
  session: false,
})

/** Set a password with the token of a mail (CALL-12). */
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

/** Ask for a mail to set a new password with; answered alike whether the address is known or not (CALL-13). */
export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/reset-password/request',
  summary: 'Ask for a mail to set a new password with.',
  level: 'public',
  body: z.strictObject({ emailAddress, recaptchaToken }),
  response: written(nothing),
  errors: [403],
  session: false,
  keyed: false,
})

/** Whether the token of such a mail can still be used (CALL-14). */
export const validateResetToken = endpoint({
  method: 'GET',
  path: '/reset-password/validate',
  summary: 'Tell whether a token of a mail can still be used.',
  level: 'public',
  query: z.strictObject({ token: code }),
  response: written(nothing),
  errors: [403],
  session: false,
})

const addressToConfirm = entity<{ emailAddress: string }>({ emailAddress: ['EmailAddress', text] })

/** The address that a mailed link confirms, most of it hidden. Looking changes nothing: programs follow links as well. */
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

/** Confirm an address with the token of the link mailed to it (PROFILE-15). */
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

/** A puzzle to solve before signing up or asking for a reset; its form is the captcha's own (CALL-117). */
export const getCaptchaChallenge = endpoint({
  method: 'GET',
  path: '/captcha/challenge',
  summary: 'Get a captcha challenge.',
  level: 'public',
  response: z.looseObject({}),
})

const provider = entity<SignInProvider>({ name: ['Name', text], displayName: ['DisplayName', text] })

const captcha: z.ZodMiniType<CaptchaKind> = z.union([
  z.object({ kind: z.literal('altcha') }),
  z.object({ kind: z.literal('recaptcha'), siteKey: text }),
])

export const accountOptions = entity<AccountOptions>({
  signUp: ['SignUp', flag],
  providers: ['Providers', listOf(provider)],
  captcha: ['Captcha', captcha],
  passwordPolicy: ['PasswordPolicy', text],
})

/** What this installation offers before signing in: providers, captcha, the rule for passwords. */
export const getAccountOptions = endpoint({
  method: 'GET',
  path: '/registration/options',
  summary: 'Tell what is offered before signing in.',
  level: 'public',
  response: accountOptions,
  session: false,
})
