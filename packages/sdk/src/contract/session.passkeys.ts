import { factorLimits } from '@tributary/domain'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { code } from './session.entities.ts'
import { recoveryCodes } from './session.factors.ts'
import { createdPasskey, passkeyCreation, passkeyRequest, usedPasskey } from './session.passkeys.entities.ts'
import { signInAnswer } from './session.sign-in.ts'
import { nothing, written } from './wire/answers.ts'
import { nameUpTo } from './wire/common.ts'

export const startPasskey = endpoint({
  method: 'POST',
  path: '/me/security/passkeys/challenge',
  summary: 'Create the challenge for a new passkey.',
  level: 'user',
  response: passkeyCreation,
  errors: [409],
  keyed: false,
  stepUp: true,
})

export const addPasskey = endpoint({
  method: 'POST',
  path: '/me/security/passkeys',
  summary: 'Add a passkey that the browser has created.',
  level: 'user',
  body: z.strictObject({
    /** What the user calls the passkey, trimmed, up to 60 characters. */
    name: nameUpTo(factorLimits.name),
    /** The response of the browser. */
    created: createdPasskey,
  }),
  response: recoveryCodes,
  errors: [409],
  keyed: false,
  stepUp: true,
})

export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/me/security/passkeys/{id}',
  summary: 'Remove a passkey of the caller.',
  level: 'user',
  response: written(nothing),
  stepUp: true,
})

export const makePasskeyPasswordless = endpoint({
  method: 'POST',
  path: '/me/security/passkeys/{id}/passwordless',
  summary: 'Let a passkey of the caller sign in without the password again.',
  level: 'user',
  response: written(nothing),
  stepUp: true,
})

export const startPasskeyStepUp = endpoint({
  method: 'POST',
  path: '/me/security/step-up/passkey',
  summary: 'Create the challenge to confirm a dangerous action with a passkey.',
  level: 'user',
  response: passkeyRequest,
  keyed: false,
})

export const startPasskeySignIn = endpoint({
  method: 'POST',
  path: '/auth/passkey/challenge',
  summary: 'Create the challenge to sign in with a passkey.',
  level: 'public',
  body: z.strictObject({
    /** The reference of a sign-in that needs a factor. Without it, the passkey signs in without a password. */
    verificationReference: z.optional(code),
  }),
  response: passkeyRequest,
  errors: [401, 403],
  session: false,
  keyed: false,
})

export const signInWithPasskey = endpoint({
  method: 'POST',
  path: '/auth/passkey',
  summary: 'Sign in with a passkey, or finish a sign-in with it.',
  level: 'public',
  body: usedPasskey,
  response: signInAnswer,
  errors: [401, 403],
  session: false,
  keyed: false,
})
