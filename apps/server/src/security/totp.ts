import { Secret, TOTP } from 'otpauth'

const PERIOD_S = 30
/** Clocks of phones may be this many steps off. */
const SKEW = 1
/** The key length that RFC 4226 recommends. */
const SECRET_BYTES = 20

/** Returns a new secret in base32. */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer: 'Tributary', label, secret: Secret.fromBase32(secret), period: PERIOD_S })

/** Returns the address from which an app reads a secret. */
export const totpUri = (secret: string, label: string): string => totpOf(secret, label).toString()

/** Returns the time step that a code belongs to, or null if it is of none around `now` (RFC 6238). */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime()
  const delta = totpOf(secret).validate({ token: code.replace(/\s/g, ''), timestamp, window: SKEW })
  return delta === null ? null : TOTP.counter({ period: PERIOD_S, timestamp }) + delta
}
