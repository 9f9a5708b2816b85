import type { Session, SessionUser, VerificationDevice } from '@tributary/domain'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { nothing, written } from './wire/answers.ts'
import { emailAddress, password } from './wire/common.ts'
import { entity } from './wire/entity.ts'
import { flag, listOf, text, textUpTo } from './wire/fields.ts'
import { trusted } from './wire/trusted.ts'

export * from './session.email.ts'
export * from './session.identities.ts'
export * from './session.security.ts'

export const verificationDevice = entity<VerificationDevice>({
  reference: ['Reference', text],
  description: ['Description', text],
  trusted: ['Trusted', flag],
})

const userFields = {
  firstName: ['firstName', text],
  lastName: ['lastName', text],
  role: ['role', text],
  roleLevel: ['roleLevel', z.number()],
  email: ['email', text],
  requireMultiFactorAuthentication: ['requireMultiFactorAuthentication', flag],
  verificationDevices: ['verificationDevices', listOf(verificationDevice)],
} as const

type FlatSession = { accessToken: string } & SessionUser

const token = textUpTo(8192)

export const flatSession = entity<FlatSession>({ accessToken: ['accessToken', token], ...userFields })

const nested = ({ accessToken, ...user }: FlatSession): Session => ({ accessToken, user })
const flat = ({ accessToken, user }: Session): FlatSession => ({ accessToken, ...user })

/** Token and user fields are on one level on the wire, separate here. */
const session = z.codec(flatSession, trusted<Session>(), { decode: nested, encode: flat })

/** The outcome of a sign-in: a session, a code to enter first, or nothing usable. */
export type SignInAnswer =
  | { kind: 'signed-in'; session: Session }
  | {
      kind: 'verification-required'
      reference: string
      /**
       * Where the code was sent, most of it hidden, e.g. `o•••@acme.example`; null if the server does not
       * send it.
       */
      address: string | null
    }
  | { kind: 'no-token' }

const verificationRequired = z.looseObject({
  verificationRequired: z.literal(true),
  verificationReference: text,
  verificationAddress: z.nullish(text),
})
const withoutToken = z.looseObject({ accessToken: z.nullish(z.literal('')) })

const signInAnswer = z.codec(
  z.union([flatSession, verificationRequired, withoutToken]),
  trusted<SignInAnswer>(),
  { decode: readSignIn, encode: writeSignIn },
)

function readSignIn(wire: FlatSession | Record<string, unknown>): SignInAnswer {
  if (isFlatSession(wire)) return { kind: 'signed-in', session: nested(wire) }
  const { verificationReference: reference, verificationAddress: address } = wire
  if (typeof reference !== 'string') return { kind: 'no-token' }
  return { kind: 'verification-required', reference, address: typeof address === 'string' ? address : null }
}

function writeSignIn(answer: SignInAnswer): FlatSession | Record<string, unknown> {
  if (answer.kind === 'signed-in') return flat(answer.session)
  if (answer.kind === 'no-token') return {}
  const { reference, address } = answer
  return { verificationRequired: true, verificationReference: reference, verificationAddress: address }
}

const isFlatSession = (wire: FlatSession | Record<string, unknown>): wire is FlatSession =>
  typeof wire.accessToken === 'string' && wire.accessToken !== ''

/** The outcome of a checked code: a session, the account as it is, or a refusal with a message. */
export type VerifyAnswer =
  | { kind: 'signed-in'; session: Session }
  | { kind: 'verified'; user: SessionUser }
  | { kind: 'refused'; message: string | null }

const userOnly = entity<SessionUser>(userFields)
const refusal = z.looseObject({ message: z.nullish(z.string()), error: z.nullish(z.string()) })

const verifyAnswer = z.codec(z.union([flatSession, userOnly, refusal]), trusted<VerifyAnswer>(), {
  decode: readVerify,
  encode: writeVerify,
})

type VerifyWire = FlatSession | SessionUser | z.output<typeof refusal>

function readVerify(wire: VerifyWire): VerifyAnswer {
  if ('accessToken' in wire && isFlatSession(wire)) return { kind: 'signed-in', session: nested(wire) }
  if ('roleLevel' in wire && typeof wire.roleLevel === 'number')
    // The union has already read it as one.
    return { kind: 'verified', user: wire as SessionUser }
  return { kind: 'refused', message: wordsOf(wire, 'message') ?? wordsOf(wire, 'error') }
}

function wordsOf(wire: object, field: string): string | null {
  const words: unknown = Reflect.get(wire, field)
  return typeof words === 'string' && words !== '' ? words : null
}

function writeVerify(answer: VerifyAnswer): VerifyWire {
  if (answer.kind === 'signed-in') return flat(answer.session)
  return answer.kind === 'verified' ? answer.user : { message: answer.message }
}

/** The progress of a change to multi-factor sign-in. */
export type MultiFactorAnswer =
  | { kind: 'verification-required'; reference: string }
  | {
      kind: 'changed'
      /** Null when the response does not list the devices. Those already shown then stay (PROFILE-12). */
      verificationDevices: VerificationDevice[] | null
      requireMultiFactorAuthentication: boolean
    }
  | { kind: 'refused'; message: string }

const multiFactorWire = z.looseObject({
  verificationRequired: z.optional(z.boolean()),
  verificationReference: z.optional(text),
  verificationDevices: z.optional(listOf(verificationDevice)),
  requireMultiFactorAuthentication: z.optional(flag),
  errorMessage: z.nullish(text),
})

const multiFactorAnswer = z.codec(multiFactorWire, trusted<MultiFactorAnswer>(), {
  decode: (wire): MultiFactorAnswer => {
    if (wire.errorMessage) return { kind: 'refused', message: wire.errorMessage }
    if (wire.verificationRequired && wire.verificationReference)
      return { kind: 'verification-required', reference: wire.verificationReference }
    const { verificationDevices = null, requireMultiFactorAuthentication = false } = wire
    return { kind: 'changed', verificationDevices, requireMultiFactorAuthentication }
  },
  encode: writeMultiFactor,
})

function writeMultiFactor(answer: MultiFactorAnswer): z.output<typeof multiFactorWire> {
  if (answer.kind === 'refused') return { errorMessage: answer.message }
  if (answer.kind === 'verification-required')
    return { verificationRequired: true, verificationReference: answer.reference }
  const { verificationDevices, requireMultiFactorAuthentication } = answer
  return { verificationDevices: verificationDevices ?? undefined, requireMultiFactorAuthentication }
}

/** One-use codes and references: of a mail, a provider or our own. */
const code = textUpTo(2048)

const signInRequest = z.union([
  z.strictObject({ emailAddress, password }),
  z.strictObject({
    verificationReference: code,
    verificationCode: textUpTo(20),
    verificationTrustDevice: z.boolean(),
  }),
  z.strictObject({ code }),
])

export const signIn = endpoint({
  method: 'POST',
  path: '/auth/signin',
  summary: 'Sign in with a password, a verification code or an external code.',
  level: 'public',
  body: signInRequest,
  response: signInAnswer,
  errors: [401, 403],
  session: false,
  keyed: false,
})

export const signInWithProvider = endpoint({
  method: 'POST',
  path: '/auth/signin-b2s',
  summary: 'Sign in with the code of an external sign-in and its provider.',
  level: 'public',
  body: z.strictObject({ provider: textUpTo(50), code }),
  response: signInAnswer,
  errors: [401, 403],
  session: false,
  keyed: false,
})

export const resendCode = endpoint({
  method: 'POST',
  path: '/auth/resend',
  summary: 'Send the verification code of a sign-in again.',
  level: 'public',
  body: z.strictObject({ verificationReference: code }),
  response: signInAnswer,
  errors: [401, 403],
  session: false,
  keyed: false,
})

export const verifyCode = endpoint({
  method: 'POST',
  path: '/verify',
  summary: 'Check a verification code.',
  level: 'public',
  body: z.strictObject({ reference: code, code: textUpTo(20), context: z.literal(['signin', 'mfa']) }),
  response: verifyAnswer,
  errors: [401, 403],
  session: false,
  keyed: false,
})

export const changeMultiFactor = endpoint({
  method: 'POST',
  path: '/me/security/mfa',
  summary: 'Turn verification codes at sign-in on or off.',
  level: 'user',
  body: z.strictObject({
    enable: z.boolean(),
    verificationReference: z.optional(code),
    verificationCode: z.optional(textUpTo(20)),
  }),
  response: multiFactorAnswer,
  keyed: false,
})

export const forgetDevice = endpoint({
  method: 'DELETE',
  path: '/me/security/mfa/devices/{id}',
  summary: 'Forget a verification device.',
  level: 'user',
  response: written(nothing),
})

export const refreshSession = endpoint({
  method: 'POST',
  path: '/auth/refresh',
  summary: 'Renew the access token of this browser.',
  level: 'public',
  response: session,
  errors: [401, 403],
  session: false,
  keyed: false,
})

export const signOut = endpoint({
  method: 'POST',
  path: '/auth/signout',
  summary: 'End the session immediately.',
  level: 'user',
  response: written(nothing),
  session: false,
  keyed: false,
})

export const getMe = endpoint({
  method: 'GET',
  path: '/me',
  summary: 'Get the signed-in user.',
  level: 'user',
  response: userOnly,
})
