import type { Session, SessionUser, SignInFactor, VerificationDevice, ViewAs } from '@tributary/domain'
import * as z from 'zod/mini'
import { entity } from './wire/entity.ts'
import { flag, id, listOf, text, textUpTo } from './wire/fields.ts'
import { instant } from './wire/instant.ts'
import { trusted } from './wire/trusted.ts'

export const verificationDevice = entity<VerificationDevice>({
  reference: ['Reference', text],
  description: ['Description', text],
  trusted: ['Trusted', flag],
})

const viewAs = entity<ViewAs>({
  viewer: ['viewer', text],
  userId: ['userId', id],
  organisationId: ['comOrganisationId', id],
  endsAt: ['endsAtUtc', instant],
})

/** Older servers do not send it. A missing view stays missing. */
const viewOrNone = z.codec(z.nullish(viewAs), trusted<ViewAs | null>(), {
  decode: (wire) => wire as ViewAs | null,
  encode: (view) => view,
})

export const userFields = {
  firstName: ['firstName', text],
  lastName: ['lastName', text],
  role: ['role', text],
  roleLevel: ['roleLevel', z.number()],
  email: ['email', text],
  requireMultiFactorAuthentication: ['requireMultiFactorAuthentication', flag],
  verificationDevices: ['verificationDevices', listOf(verificationDevice)],
  viewAs: ['viewAs', viewOrNone],
} as const

export type FlatSession = Pick<Session, 'accessToken'> & SessionUser

const token = textUpTo(8192)

export const flatSession = entity<FlatSession>({ accessToken: ['accessToken', token], ...userFields })

export const nested = ({ accessToken, ...user }: FlatSession): Session => ({ accessToken, user })
export const flat = ({ accessToken, user }: Session): FlatSession => ({ accessToken, ...user })

export const isFlatSession = (wire: FlatSession | Record<string, unknown>): wire is FlatSession =>
  typeof wire.accessToken === 'string' && wire.accessToken !== ''

export const userOnly = entity<SessionUser>(userFields)

/** A factor that is typed to finish a sign-in. */
export const typedFactor: z.ZodMiniType<
  Exclude<SignInFactor, 'passkey'>,
  unknown
> = /* @__PURE__ */ z.literal(['authenticator', 'email', 'recovery'])

/** A factor that finishes a sign-in. */
export const signInFactor: z.ZodMiniType<SignInFactor, unknown> = /* @__PURE__ */ z.literal([
  'passkey',
  'authenticator',
  'email',
  'recovery',
])

/** One-use codes and references: of a mail, a provider or our own. */
export const code = textUpTo(2048)

/** The outcome of a checked code: a session, the account as it is, or a refusal with a message. */
export type VerifyAnswer =
  | {
      kind: 'signed-in'
      /** The new session. */
      session: Session
    }
  | {
      kind: 'verified'
      /** The user of the current session. */
      user: SessionUser
    }
  | {
      kind: 'refused'
      /** The reason, for users; null without one. */
      message: string | null
    }

/** The progress of a change to multi-factor sign-in. */
export type MultiFactorAnswer =
  | {
      kind: 'verification-required'
      /** Identifies the mailed code. Send it back with the code. */
      reference: string
    }
  | {
      kind: 'changed'
      /** Null when the response does not list the devices. Those already shown then stay. */
      verificationDevices: VerificationDevice[] | null
      /** Whether signing in needs a code from then on. */
      requireMultiFactorAuthentication: boolean
    }
  | {
      kind: 'refused'
      /** The reason, for users. */
      message: string
    }

/** Recovery codes, which are shown only once. */
export type RecoveryCodes = {
  /** The codes, each for one sign-in. Empty if the earlier ones stay valid. */
  recoveryCodes: string[]
}

/** Where a code was mailed. */
export type MailedStepUpCode = {
  /** Identifies the code. Send it back with the code. */
  reference: string
  /** The address, most of it hidden. */
  address: string
}
