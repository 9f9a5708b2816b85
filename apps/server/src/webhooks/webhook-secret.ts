import { createHmac, randomBytes } from 'node:crypto'
import type { SecretBox, SecretPlace } from '../storage/secret-box.ts'

const SECRET_BYTES = 32
const PREFIX = 'whsec_'

/** Creates a secret in the form of the Standard Webhooks scheme. */
export const newSecret = (): string => PREFIX + randomBytes(SECRET_BYTES).toString('base64')

type OfWebhook = { organisationId: string; id: string }

const placeOf = ({ organisationId, id }: OfWebhook, field: 'secret' | 'previous_secret'): SecretPlace => ({
  organisation: organisationId,
  table: 'webhooks',
  row: id,
  field,
})

export const sealSecret = (box: SecretBox, secret: string, of: OfWebhook): string =>
  box.seal(secret, placeOf(of, 'secret'))

/** Seals the current secret for the place of the previous one. */
export const sealAsPrevious = (box: SecretBox, sealed: string, of: OfWebhook): string =>
  box.seal(box.open(sealed, placeOf(of, 'secret')), placeOf(of, 'previous_secret'))

export type SealedSecrets = OfWebhook & {
  secret: string
  previousSecret: string | null
  previousUntil: Date | null
}

/** Returns the secrets that sign at a time: the current one, and the previous one until it expires. */
export function signingSecrets(
  box: SecretBox,
  { secret, previousSecret, previousUntil, ...of }: SealedSecrets,
  now: Date,
): string[] {
  const previous = previousSecret !== null && previousUntil !== null && previousUntil > now
  return [
    box.open(secret, placeOf(of, 'secret')),
    ...(previous ? [box.open(previousSecret, placeOf(of, 'previous_secret'))] : []),
  ]
}

/**
 * Returns the headers of the Standard Webhooks scheme, with one signature for each secret. It is one HMAC, so we use
 * node:crypto; its own library, which computes SHA-256 in JavaScript, verifies in our tests.
 */
export function signedHeaders(id: string, body: string, secrets: readonly string[], now: Date) {
  const timestamp = String(Math.floor(now.getTime() / 1000))
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': secrets.map((secret) => signatureOf(secret, `${id}.${timestamp}.${body}`)).join(' '),
  }
}

const signatureOf = (secret: string, text: string) =>
  `v1,${createHmac('sha256', Buffer.from(secret.slice(PREFIX.length), 'base64'))
    .update(text)
    .digest('base64')}`
