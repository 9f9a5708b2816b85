import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

/** The place of a secret. A sealed value opens only for the place it was sealed for. */
export type SecretPlace = { organisation: string; table: string; row: string; field: string }

export type SecretBox = {
  seal(plain: string, place: SecretPlace): string
  /** Throws if the value was changed, moved to another row, or sealed with an unknown key. */
  open(sealed: string, place: SecretPlace): string
  /** Seals an opened value with the newest key. Throws as `open` does. */
  reseal(sealed: string, place: SecretPlace): string
}

const IV_BYTES = 12
const TAG_BYTES = 16
const KEY_BYTES = 32

/**
 * Creates envelope encryption with AES-256-GCM: every secret has its own key, wrapped by a key of the installation. The
 * newest seals, and every one opens what it has sealed. Text form: `v1.{key id}.{wrapped key}.{sealed secret}`, each part
 * base64url.
 */
export function createSecretBox(newest: Uint8Array, ...older: readonly Uint8Array[]): SecretBox {
  const masterKeys = new Map([newest, ...older].map((key) => [keyIdOf(key), key]))
  const newestId = keyIdOf(newest)

  const sealedWith = (key: Uint8Array, secret: string, bound: string) =>
    ['v1', newestId, encrypt(newest, key, `key|${bound}`), secret].join('.')

  /** Opens the key of a secret, and the secret to be sure that it is whole. */
  function opened(sealed: string, bound: string) {
    const [version, id, wrapped, secret] = sealed.split('.')
    const masterKey = masterKeys.get(id ?? '')
    if (version !== 'v1' || !masterKey || !wrapped || !secret)
      throw new Error('The secret cannot be opened with the keys of this installation.')
    const key = decrypt(masterKey, wrapped, `key|${bound}`)
    return { key, secret, plain: decrypt(key, secret, bound).toString() }
  }

  return {
    seal(plain, place) {
      const key = randomBytes(KEY_BYTES)
      const bound = boundTo(place)
      return sealedWith(key, encrypt(key, Buffer.from(plain), bound), bound)
    },
    open: (sealed, place) => opened(sealed, boundTo(place)).plain,
    reseal(sealed, place) {
      const bound = boundTo(place)
      const { key, secret } = opened(sealed, bound)
      return sealedWith(key, secret, bound)
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
