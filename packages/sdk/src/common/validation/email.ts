/** What an e-mail field says (portal spec 8, connectors spec 8). */
export const emailMessages = {
  invalid: 'Invalid email address',
  taken: 'This email address is already in use',
} as const

const LONGEST_LOCAL = 64
const LONGEST = 254
const ATOM = "[\\p{L}\\p{M}\\p{N}!#$%&'*+/=?^_`{|}~-]+"
const QUOTED = '"(?:[ !#-[\\]-~]|\\\\[ -~])+"'
const LABEL = '(?!-)[\\p{L}\\p{M}\\p{N}-]{1,63}(?<!-)'
// No two parts can begin alike, so a match never goes back: reading takes as long as the text is long.
const ADDRESS = /* @__PURE__ */ new RegExp(
  `^(${ATOM}(?:\\.${ATOM})*|${QUOTED})@((?:${LABEL}\\.)+(?!\\d+$)${LABEL})$`,
  'u',
)

const octets = (text: string): number => new TextEncoder().encode(text).length

/**
 * Whether this is an e-mail address: dotted or quoted name, host name with a dot, lengths and letters of every script
 * as RFC 5321 and 6531 have them. Comments, control characters and bare IP addresses are refused: no mail needs them.
 */
export function isEmailAddress(text: string): boolean {
  const [, local] = text.length > LONGEST ? [] : (ADDRESS.exec(text) ?? [])
  return local !== undefined && octets(local) <= LONGEST_LOCAL && octets(text) <= LONGEST
}

/** The message of an e-mail field that is not an address; null when it is one, blanks around it aside. */
export const emailError = (value: string): string | null =>
  isEmailAddress(value.trim()) ? null : emailMessages.invalid

/** Whether the server has to be asked if an address is free: it is one, and not already this user's own (connectors spec 5). */
export const needsAvailabilityCheck = (value: string, own: string | null = null): boolean =>
  isEmailAddress(value.trim()) && value.trim().toLowerCase() !== own?.trim().toLowerCase()
