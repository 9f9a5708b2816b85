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
