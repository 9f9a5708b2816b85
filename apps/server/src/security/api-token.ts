import { randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { TOKEN_PREFIX } from '@tributary/domain'

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const RANDOM_DIGITS = 30
const CHECK_DIGITS = 6

/**
 * Returns a token of 178 random bits. Its last six characters are a checksum (CRC32), by which a secret scanner knows it
 * without a query. Store only its hash.
 */
export function newApiToken(): string {
  const random = Array.from({ length: RANDOM_DIGITS }, () => DIGITS[randomInt(DIGITS.length)]).join('')
  return `${TOKEN_PREFIX}${random}${checksumOf(random)}`
}

/** Whether a bearer token is meant as an API token. */
export const isApiToken = (token: string): boolean => token.startsWith(TOKEN_PREFIX)

/** Whether the checksum of a token is right. Anything else cannot exist and needs no query. */
export function isWellFormed(token: string): boolean {
  const digits = token.slice(TOKEN_PREFIX.length)
  const random = digits.slice(0, RANDOM_DIGITS)
  return digits.length === RANDOM_DIGITS + CHECK_DIGITS && digits.endsWith(checksumOf(random))
}

function checksumOf(text: string): string {
  let rest = crc32(text)
  let digits = ''
  while (digits.length < CHECK_DIGITS) {
    digits = `${DIGITS[rest % DIGITS.length]}${digits}`
    rest = Math.floor(rest / DIGITS.length)
  }
  return digits
}
