import { type Authenticator, factorLimits, type NewAuthenticator, type OwnFactors } from '@tributary/domain'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { code, type MailedStepUpCode, type RecoveryCodes } from './session.entities.ts'
import { passkey, usedPasskey } from './session.passkeys.entities.ts'
import { nothing, written } from './wire/answers.ts'
import { nameUpTo } from './wire/common.ts'
import { password } from './wire/credentials.ts'
import { entity } from './wire/entity.ts'
import { id, listOf, text, textUpTo } from './wire/fields.ts'
import { instantOrNull } from './wire/instant.ts'
import { request } from './wire/request.ts'

export const authenticator = entity<Authenticator>({
  id: ['Id', id],
  name: ['Name', text],
  addedAt: ['AddedAtUtc', instantOrNull],
  lastUsedAt: ['LastUsedAtUtc', instantOrNull],
})

export const newAuthenticator = entity<NewAuthenticator>({
  id: ['Id', id],
  secret: ['Secret', text],
  uri: ['Uri', text],
})

export const ownFactors = entity<OwnFactors>({
  authenticators: ['Authenticators', listOf(authenticator)],
  passkeys: ['Passkeys', listOf(passkey)],
  recoveryCodesLeft: ['RecoveryCodesLeft', z.number()],
})

export const recoveryCodes = entity<RecoveryCodes>({ recoveryCodes: ['RecoveryCodes', listOf(text)] })

const mailedStepUpCode = entity<MailedStepUpCode>({
  reference: ['Reference', text],
  address: ['Address', text],
})

/** A code of an app or of a mail. */
const digits = textUpTo(20)

export const getFactors = endpoint({
  method: 'GET',
  path: '/me/security/factors',
  summary: 'Get the authenticator apps, passkeys and recovery codes of the caller.',
  level: 'user',
  response: ownFactors,
})

export const startAuthenticator = endpoint({
  method: 'POST',
  path: '/me/security/authenticators',
  summary: 'Create the secret of an authenticator app.',
  level: 'user',
  body: request({
    /** What the user calls the app, trimmed, up to 60 characters. */
    name: ['Name', /* @__PURE__ */ nameUpTo(factorLimits.name)],
  }),
  response: newAuthenticator,
  errors: [409],
  keyed: false,
  stepUp: true,
})

export const confirmAuthenticator = endpoint({
  method: 'POST',
  path: '/me/security/authenticators/{id}/confirm',
  summary: 'Add an authenticator app with its first code.',
  level: 'user',
  body: z.strictObject({
    /** The code that the app shows. */
    code: digits,
  }),
  response: recoveryCodes,
  keyed: false,
  stepUp: true,
})

export const removeAuthenticator = endpoint({
  method: 'DELETE',
  path: '/me/security/authenticators/{id}',
  summary: 'Remove an authenticator app of the caller.',
  level: 'user',
  response: written(nothing),
  stepUp: true,
})

export const replaceRecoveryCodes = endpoint({
  method: 'POST',
  path: '/me/security/recovery-codes',
  summary: 'Replace the recovery codes of the caller.',
  level: 'user',
  response: recoveryCodes,
  errors: [409],
  keyed: false,
  stepUp: true,
})

export const sendStepUpCode = endpoint({
  method: 'POST',
  path: '/me/security/step-up/code',
  summary: 'Mail a code to confirm a dangerous action.',
  level: 'user',
  response: mailedStepUpCode,
  errors: [409],
  keyed: false,
})

const byPassword = z.strictObject({
  /** The password of the account. */
  password,
})

const byApp = z.strictObject({
  /** The code that an authenticator app shows. */
  authenticatorCode: digits,
})

const byMail = z.strictObject({
  /** The reference of the mailed code. */
  reference: code,
  /** The mailed code. */
  code: digits,
})

const byPasskey = z.strictObject({
  /** The response of the browser to the challenge of `startPasskeyStepUp`. */
  passkey: usedPasskey,
})

export const stepUp = endpoint({
  method: 'POST',
  path: '/me/security/step-up',
  summary: 'Confirm that it is the caller, for dangerous calls of the next ten minutes.',
  level: 'user',
  body: /* @__PURE__ */ z.union([byPassword, byApp, byMail, byPasskey]),
  response: written(nothing),
  keyed: false,
})
