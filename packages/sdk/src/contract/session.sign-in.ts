import type { Session, SignInFactor } from '@tributary/domain'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import {
  code,
  type FlatSession,
  flat,
  flatSession,
  isFlatSession,
  nested,
  userOnly,
} from './session.entities.ts'
import { credentials, externalCode, mailedCode } from './session.sign-in-bodies.ts'
import { nothing, written } from './wire/answers.ts'
import { text, textUpTo } from './wire/fields.ts'
import { trusted } from './wire/trusted.ts'

/** Token and user fields are on one level on the wire, separate here. */
const session = z.codec(flatSession, trusted<Session>(), { decode: nested, encode: flat })

/** The outcome of a sign-in: a session, a code to enter first, or nothing usable. */
export type SignInAnswer =
  | {
      kind: 'signed-in'
      /** The new session. */
      session: Session
    }
  | {
      kind: 'verification-required'
      /** Identifies the sign-in. Send it back with the code. */
      reference: string
      /**
       * Where the code was sent, most of it hidden, e.g. `o•••@acme.example`; null if the server does not
       * send it.
       */
      address: string | null
      /** How the sign-in can be finished, the usual way first. */
      factors: readonly SignInFactor[]
    }
  | { kind: 'no-token' }

const verificationRequired = z.looseObject({
  /** A code must be entered to sign in. */
  verificationRequired: z.literal(true),
  /** Identifies the code. Send it back with the code. */
  verificationReference: text,
  /** Where the code was sent, most of it hidden; null or missing if it is not known. */
  verificationAddress: z.nullish(text),
  /** How the sign-in can be finished, the usual way first. Missing if only with a mailed code. */
  verificationFactors: z.optional(z.array(text)),
})
const withoutToken = z.looseObject({
  /** Empty or missing: the user is not signed in. */
  accessToken: z.nullish(z.literal('')),
})

export const signInAnswer = z.codec(
  z.union([flatSession, verificationRequired, withoutToken]),
  trusted<SignInAnswer>(),
  { decode: readSignIn, encode: writeSignIn },
)

function readSignIn(wire: FlatSession | Record<string, unknown>): SignInAnswer {
  if (isFlatSession(wire)) return { kind: 'signed-in', session: nested(wire) }
  const { verificationReference: reference, verificationAddress: address, verificationFactors } = wire
  if (typeof reference !== 'string') return { kind: 'no-token' }
  return {
    kind: 'verification-required',
    reference,
    address: typeof address === 'string' ? address : null,
    // The union has read it as a list of texts. Unknown ones are of a newer server.
    factors: (verificationFactors as SignInFactor[] | undefined) ?? ['email'],
  }
}

function writeSignIn(answer: SignInAnswer): FlatSession | Record<string, unknown> {
  if (answer.kind === 'signed-in') return flat(answer.session)
  if (answer.kind === 'no-token') return {}
  const { reference, address, factors } = answer
  return {
    verificationRequired: true,
    verificationReference: reference,
    verificationAddress: address,
    verificationFactors: factors,
  }
}

/** The sign-in with a body. An error of a call names the fields of one form only if the body has no others. */
export const signInWith = /* @__NO_SIDE_EFFECTS__ */ <Body>(body: z.ZodMiniType<Body, unknown>) =>
  endpoint({
    method: 'POST',
    path: '/auth/signin',
    summary: 'Sign in with a password, a verification code or an external code.',
    level: 'public',
    body,
    response: signInAnswer,
    errors: [401, 403],
    session: false,
    keyed: false,
  })

export const signIn = /* @__PURE__ */ signInWith(
  /* @__PURE__ */ z.union([credentials, mailedCode, externalCode]),
)

export const signInWithProvider = endpoint({
  method: 'POST',
  path: '/auth/signin-b2s',
  summary: 'Sign in with the code of an external sign-in and its provider.',
  level: 'public',
  body: z.strictObject({
    /** The provider's name in URLs, e.g. `xero`. */
    provider: textUpTo(50),
    /** The code of the provider's callback. */
    code,
  }),
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
  body: z.strictObject({
    /** The reference of the code to send again. */
    verificationReference: code,
  }),
  response: signInAnswer,
  errors: [401, 403],
  session: false,
  keyed: false,
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
