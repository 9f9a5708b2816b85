import type { FinaliseState } from '@tributary/domain'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { messageResponse, nothing, written } from './wire/answers.ts'
import { name } from './wire/common.ts'
import { emailAddress, password } from './wire/credentials.ts'
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
    /** The user who signs up. */
    account: z.strictObject({
      /** The first name, trimmed. */
      firstName: name,
      /** The last name, trimmed. */
      lastName: name,
      /** The address to sign in with. */
      emailAddress,
      /** The new password. The policy is in `getAccountOptions`. */
      password,
    }),
    /** The organisation to create or join. */
    organisation: z.strictObject({
      /** The name of the organisation. */
      companyName: name,
    }),
    /** The code of a sign-up that began at a provider, from its callback. */
    registrationCode: z.optional(code),
    /** The solved captcha, whichever kind the installation uses. */
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
  query: z.strictObject({
    /** The code of the link or of the provider's callback. */
    code,
  }),
  response: finaliseState,
  errors: [404],
  session: false,
})

const common = {
  /** The code of the link or of the provider's callback. */
  code,
  /** The solved captcha, whichever kind the installation uses. */
  recaptchaToken,
}

export const finalise = endpoint({
  method: 'POST',
  path: '/registration/finalise',
  summary: 'Send the data that an external sign-up still needs.',
  level: 'public',
  body: z.union([
    z.strictObject({
      ...common,
      /** The organisation to create or join. */
      organisation: z.strictObject({
        /** The name of the organisation. */
        companyName: name,
      }),
    }),
    z.strictObject({
      ...common,
      /** The existing account to link. */
      account: z.strictObject({
        /** The password of the existing account. */
        password,
      }),
    }),
    z.strictObject({
      ...common,
      /** Confirms that the user joins the existing organisation. */
      linkOrganisation: z.literal(true),
    }),
  ]),
  response: finaliseState,
  errors: [403, 404],
  session: false,
})

const data = z.codec(
  z.looseObject({
    /** Whether the address is available. */
    data: z.boolean(),
  }),
  z.boolean(),
  {
    decode: (wire) => wire.data,
    encode: (value) => ({ data: value }),
  },
)

export const isEmailAvailable = endpoint({
  method: 'GET',
  path: '/registration/verify',
  summary: 'Check whether an e-mail address is available.',
  level: 'public',
  query: z.strictObject({
    /** The address to check. */
    emailAddress,
  }),
  response: data,
  errors: [403],
  session: false,
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/reset-password',
  summary: 'Set a new password with the token of a mail.',
  level: 'public',
  body: z.strictObject({
    /** The new password. The policy is in `getAccountOptions`. */
    password,
    /** The token of the mailed link. */
    token: code,
    /** The name of a first administrator whose `needsName` is true. Ignored for others. */
    name: z.optional(
      z.strictObject({
        /** The first name, trimmed. */
        firstName: name,
        /** The last name, trimmed. */
        lastName: name,
      }),
    ),
  }),
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
  body: z.strictObject({
    /** The address of the account. The response does not reveal whether it exists. */
    emailAddress,
    /** The solved captcha, whichever kind the installation uses. */
    recaptchaToken,
  }),
  response: written(nothing),
  errors: [403],
  session: false,
  keyed: false,
})

type PasswordLink = {
  /** Whether the account is a first administrator without a name, which the form then asks for. */
  needsName: boolean
}

const passwordLink = entity<PasswordLink>({ needsName: ['NeedsName', flag] })

export const validateResetToken = endpoint({
  method: 'GET',
  path: '/reset-password/validate',
  summary: 'Check whether the token of a mail is still valid.',
  level: 'public',
  query: z.strictObject({
    /** The token of the mailed link. */
    token: code,
  }),
  response: written(orNull(passwordLink)),
  errors: [403],
  session: false,
})

const addressToConfirm = entity<AddressToConfirm>({ emailAddress: ['EmailAddress', text] })

type AddressToConfirm = {
  /** The address that the link confirms. */
  emailAddress: string
}

export const getAddressToConfirm = endpoint({
  method: 'GET',
  path: '/registration/confirm-address',
  summary: 'Get the address that a mailed link confirms.',
  level: 'public',
  query: z.strictObject({
    /** The token of the mailed link. */
    token: code,
  }),
  response: addressToConfirm,
  errors: [403],
  session: false,
})

export const confirmAddress = endpoint({
  method: 'POST',
  path: '/registration/confirm-address',
  summary: 'Confirm an email address with the token of a mail.',
  level: 'public',
  body: z.strictObject({
    /** The token of the mailed link. */
    token: code,
  }),
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
