import { catalogue } from '../language/catalogue.ts'

/** The messages of an email field. */
export const emailMessages = catalogue('email', {
  invalid: 'Invalid email address',
  taken: 'This email address is already in use',
})

const LONGEST_LOCAL = 64
const LONGEST = 254
const ATOM = "[\\p{L}\\p{M}\\p{N}!#$%&'*+/=?^_`{|}~-]+"
const QUOTED = '"(?:[ !#-[\\]-~]|\\\\[ -~])+"'
const LABEL = '(?!-)[\\p{L}\\p{M}\\p{N}-]{1,63}(?<!-)'
// No two alternatives begin alike, so a match never backtracks and takes linear time.
const ADDRESS = /* @__PURE__ */ new RegExp(
  `^(${ATOM}(?:\\.${ATOM})*|${QUOTED})@((?:${LABEL}\\.)+(?!\\d+$)${LABEL})$`,
  'u',
)

const octets = (text: string): number => new TextEncoder().encode(text).length

/**
 * Whether a text is an email address: dotted or quoted local part, host name with a dot, lengths and letters of
 * every script as in RFC 5321 and 6531. Refuses comments, control characters and bare IP addresses, which no mail
 * needs.
 */
export function isEmailAddress(text: string): boolean {
  const [, local] = text.length > LONGEST ? [] : (ADDRESS.exec(text) ?? [])
  return local !== undefined && octets(local) <= LONGEST_LOCAL && octets(text) <= LONGEST
}

/**
 * Returns the message for a text that is not an email address; null when it is one, apart from surrounding
 * spaces.
 */
export const emailError = (value: string): string | null =>
  isEmailAddress(value.trim()) ? null : emailMessages.invalid

/** Whether to request the availability of an address: it is valid and not the user's own. */
export const needsAvailabilityCheck = (value: string, own: string | null = null): boolean =>
  isEmailAddress(value.trim()) && value.trim().toLowerCase() !== own?.trim().toLowerCase()
