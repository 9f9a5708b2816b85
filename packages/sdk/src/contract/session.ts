import type { Session, SessionUser, VerificationDevice } from '@tributary/domain'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { nothing, written } from './wire/answers.ts'
import { entity } from './wire/entity.ts'
import { flag, listOf, text, textUpTo } from './wire/fields.ts'
import { trusted } from './wire/trusted.ts'

const verificationDevice = entity<VerificationDevice>({
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

const flatSession = entity<FlatSession>({ accessToken: ['accessToken', token], ...userFields })

const nested = ({ accessToken, ...user }: FlatSession): Session => ({ accessToken, user })
const flat = ({ accessToken, user }: Session): FlatSession => ({ accessToken, ...user })

/** The token and the user's fields stand side by side on the wire, apart here. */
const session = z.codec(flatSession, trusted<Session>(), { decode: nested, encode: flat })

/** What a sign-in leads to: a session, a code to be entered first, or nothing usable (portal spec 2.3). */
export type SignInAnswer =
  | { kind: 'signed-in'; session: Session }
  | { kind: 'verification-required'; reference: string }
  | { kind: 'no-token' }

const verificationRequired = z.looseObject({
  verificationRequired: z.literal(true),
  verificationReference: text,
})
const withoutToken = z.looseObject({ accessToken: z.nullish(z.literal('')) })

const signInAnswer = z.codec(
  z.union([flatSession, verificationRequired, withoutToken]),
  trusted<SignInAnswer>(),
  { decode: readSignIn, encode: writeSignIn },
)

function readSignIn(wire: FlatSession | Record<string, unknown>): SignInAnswer {
  if (isFlatSession(wire)) return { kind: 'signed-in', session: nested(wire) }
  const reference = wire.verificationReference
  return typeof reference === 'string' ? { kind: 'verification-required', reference } : { kind: 'no-token' }
}

function writeSignIn(answer: SignInAnswer): FlatSession | Record<string, unknown> {
  if (answer.kind === 'signed-in') return flat(answer.session)
  if (answer.kind === 'no-token') return {}
  return { verificationRequired: true, verificationReference: answer.reference }
}

const isFlatSession = (wire: FlatSession | Record<string, unknown>): wire is FlatSession =>
  typeof wire.accessToken === 'string' && wire.accessToken !== ''

/** An address longer than any mail system takes is refused before it costs anything. */
const emailAddress = textUpTo(320)
/** Passwords are never trimmed; 1,024 characters hold 256 code points of any script. */
const password = textUpTo(1024)

/** Sign in with an address and a password (CALL-01; the code variants follow with verification codes). */
export const signIn = endpoint({
  method: 'POST',
  path: '/auth/signin',
  summary: 'Sign in with an e-mail address and a password.',
  level: 'public',
  body: z.strictObject({ emailAddress, password }),
  response: signInAnswer,
  errors: [401, 403],
  session: false,
})

/** Ask for a new access token with the refresh cookie (CALL-115). A 401 means that nobody is signed in. */
export const refreshSession = endpoint({
  method: 'POST',
  path: '/auth/refresh',
  summary: 'Renew the access token of this browser.',
  level: 'public',
  response: session,
  errors: [401, 403],
  session: false,
})

/** End the session on the server at once (CALL-116). */
export const signOut = endpoint({
  method: 'POST',
  path: '/auth/signout',
  summary: 'End the session at once.',
  level: 'user',
  response: written(nothing),
  session: false,
})
