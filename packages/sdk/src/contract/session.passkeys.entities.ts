import type { Passkey, PasskeyCreation, PasskeyRequest } from '@tributary/domain'
import * as z from 'zod/mini'
import { entity } from './wire/entity.ts'
import { flag, id, listOf, text, textUpTo } from './wire/fields.ts'
import { instantOrNull } from './wire/instant.ts'

export const passkey = entity<Passkey>({
  id: ['Id', id],
  name: ['Name', text],
  addedAt: ['AddedAtUtc', instantOrNull],
  lastUsedAt: ['LastUsedAtUtc', instantOrNull],
  passwordless: ['Passwordless', flag],
})

export const passkeyCreation = entity<PasskeyCreation>({
  challenge: ['Challenge', text],
  rpId: ['RpId', text],
  userHandle: ['UserHandle', text],
  userName: ['UserName', text],
  displayName: ['DisplayName', text],
  known: ['Known', listOf(text)],
})

export const passkeyRequest = entity<PasskeyRequest>({
  challenge: ['Challenge', text],
  rpId: ['RpId', text],
  allowed: ['Allowed', listOf(text)],
})

/** A credential id. WebAuthn allows 1,023 bytes. */
const credentialId = textUpTo(1364)

/** What a browser has signed, in base64url. */
const signed = textUpTo(4096)

/** The response of a browser that has created a passkey. */
export const createdPasskey = z.strictObject({
  /** The id of the passkey, in base64url. */
  id: credentialId,
  /** What the browser has signed, with the challenge and the address of the page. */
  clientDataJSON: signed,
  /** The public key and the state of the device. */
  attestationObject: textUpTo(16_384),
  /** How the device is reached, e.g. `internal`. */
  transports: /* @__PURE__ */ z.array(textUpTo(20)).check(/* @__PURE__ */ z.maxLength(8)),
})

/** The response of a browser that has used a passkey. */
export const usedPasskey = z.strictObject({
  /** The id of the passkey, in base64url. */
  id: credentialId,
  /** What the browser has signed, with the challenge and the address of the page. */
  clientDataJSON: signed,
  /** The state of the device. */
  authenticatorData: signed,
  /** The signature over both. */
  signature: signed,
  /** The account to which the device has stored the passkey; null if it has none. */
  userHandle: z.nullable(textUpTo(88)),
})
