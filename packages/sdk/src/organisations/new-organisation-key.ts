import { randomHex } from '../common/text/random-hex.ts'

const BYTES = 16

/** Returns a key for a new organisation, a UUID of version 4. */
export function newOrganisationKey(): string {
  const hex = randomHex(BYTES)
  const parts = /^(.{8})(.{4}).(.{3})(.)(.{3})(.{12})$/
  const variant = (digit: string) => ((Number.parseInt(digit, 16) & 0x3) | 0x8).toString(16)
  return hex.replace(parts, (_, a, b, c, digit, d, e) => `${a}-${b}-4${c}-${variant(digit)}${d}-${e}`)
}
