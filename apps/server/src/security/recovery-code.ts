import { randomInt } from 'node:crypto'

/** No letters and digits that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const HALF = 5

const half = () => Array.from({ length: HALF }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/** Returns a random code such as `k7m3q-x9tfa`, 49 bits. It is stored like a password. */
export const newRecoveryCode = (): string => `${half()}-${half()}`

/** Returns a code as it was created, however the user types it. Null if it cannot be one. */
export function recoveryCodeOf(typed: string): string | null {
  const letters = typed.toLowerCase().replace(/[\s-]/g, '')
  const isCode = letters.length === 2 * HALF && [...letters].every((letter) => ALPHABET.includes(letter))
  return isCode ? `${letters.slice(0, HALF)}-${letters.slice(HALF)}` : null
}
