import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

/** The place of a secret. A sealed value opens only for the place it was sealed for. */
export type SecretPlace = { organisation: string; table: string; row: string; field: string }

export type SecretBox = {
  seal(plain: string, place: SecretPlace): string
  /** Throws if the value was changed, moved to another row, or sealed with a different key. */
  open(sealed: string, place: SecretPlace): string
}

const IV_BYTES = 12
const TAG_BYTES = 16
const KEY_BYTES = 32

/**
 * Creates envelope encryption with AES-256-GCM: every secret has its own key, wrapped by the installation's key.
 * Text form: `v1.{key id}.{wrapped key}.{sealed secret}`, each part base64url.
 */
export function createSecretBox(masterKey: Uint8Array): SecretBox {
  const keyId = keyIdOf(masterKey)
  return {
    seal(plain, place) {
      const key = randomBytes(KEY_BYTES)
      const bound = boundTo(place)
      const wrapped = encrypt(masterKey, key, `key|${bound}`)
      return ['v1', keyId, wrapped, encrypt(key, Buffer.from(plain), bound)].join('.')
    },
    open(sealed, place) {
      const [version, id, wrapped, secret] = sealed.split('.')
      if (version !== 'v1' || id !== keyId || !wrapped || !secret)
        throw new Error('The secret cannot be opened with this key.')
      const bound = boundTo(place)
      return decrypt(decrypt(masterKey, wrapped, `key|${bound}`), secret, bound).toString()
    },
  }
}

/** Returns the id by which a sealed value names its key. */
export const keyIdOf = (masterKey: Uint8Array): string =>
  createHash('sha256').update(masterKey).digest('base64url').slice(0, 8)

const boundTo = ({ organisation, table, row, field }: SecretPlace) =>
  JSON.stringify([organisation, table, row, field, 'v1'])

function encrypt(key: Uint8Array, plain: Uint8Array, bound: string) {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(bound))
  const body = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
}

function decrypt(key: Uint8Array, text: string, bound: string) {
  const bytes = Buffer.from(text, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  })
  decipher.setAAD(Buffer.from(bound)).setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()])
}
