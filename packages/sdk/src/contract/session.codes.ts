import type { SessionUser } from '@tributary/domain'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import {
  code,
  type FlatSession,
  flat,
  flatSession,
  isFlatSession,
  type MultiFactorAnswer,
  nested,
  userOnly,
  type VerifyAnswer,
  verificationDevice,
} from './session.entities.ts'
import { nothing, written } from './wire/answers.ts'
import { flag, listOf, text, textUpTo } from './wire/fields.ts'
import { trusted } from './wire/trusted.ts'

const refusal = z.looseObject({
  /** The reason of the refusal, for users. */
  message: z.nullish(z.string()),
  /** The reason, in responses without `message`. */
  error: z.nullish(z.string()),
})

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

const multiFactorWire = z.looseObject({
  /** Whether a mailed code must be sent first. */
  verificationRequired: z.optional(z.boolean()),
  /** Identifies the code. Send it back with the code. */
  verificationReference: z.optional(text),
  /** The devices on which a code was entered. Missing if they have not changed. */
  verificationDevices: z.optional(listOf(verificationDevice)),
  /** Whether signing in needs a code from then on. */
  requireMultiFactorAuthentication: z.optional(flag),
  /** The reason of a refusal, for users. Missing or null if there is none. */
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

export const verifyCode = endpoint({
  method: 'POST',
  path: '/verify',
  summary: 'Check a verification code.',
  level: 'public',
  body: z.strictObject({
    /** Identifies the code. */
    reference: code,
    /** The code of the mail. */
    code: textUpTo(20),
    /** `signin` during a sign-in, `mfa` for a change of security settings. */
    context: z.literal(['signin', 'mfa']),
  }),
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
    /** Whether signing in shall need a code. */
    enable: z.boolean(),
    /** The reference of the mailed code, in the second request. */
    verificationReference: z.optional(code),
    /** The mailed code, in the second request. */
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
