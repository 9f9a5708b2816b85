const BYTES = 16

/**
 * A key for a new organisation: a UUID of version 4 (requirement ORG-12). `crypto.randomUUID` is there for pages of
 * secure origins alone, and a portal may be opened by a plain address of a local network.
 */
export function newOrganisationKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES))
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  const parts = /^(.{8})(.{4}).(.{3})(.)(.{3})(.{12})$/
  const variant = (digit: string) => ((Number.parseInt(digit, 16) & 0x3) | 0x8).toString(16)
  return hex.replace(parts, (_, a, b, c, digit, d, e) => `${a}-${b}-4${c}-${variant(digit)}${d}-${e}`)
}
