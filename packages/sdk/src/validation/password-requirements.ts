import type { PasswordPolicy } from './password-policy.ts'

/** One thing that is asked of a new password; what only the server can judge has nothing to hold. */
export type PasswordRequirement = { words: string; holds: ((password: string) => boolean) | null }

const inWords = new Map([
  [6, 'six'],
  [8, 'eight'],
  [15, 'fifteen'],
])
const NEITHER_LETTER = /[^\p{L}\p{M}]/u

/** How long a password is: characters as NFC writes them. */
export const passwordLength = (password: string): number => [...password.normalize('NFC')].length

const length = (minimum: number): PasswordRequirement => ({
  words: `at least ${inWords.get(minimum) ?? minimum} characters`,
  holds: (password) => passwordLength(password) >= minimum,
})

const numberOrSpecial: PasswordRequirement = {
  words: 'one number or special character',
  holds: (password) => NEITHER_LETTER.test(password),
}

const notCommon: PasswordRequirement = { words: 'not a commonly used password', holds: null }

/** What a policy asks for, in the order its sentence names it. */
export function passwordRequirements(policy: PasswordPolicy, secondFactor: boolean): PasswordRequirement[] {
  const minimum = secondFactor ? policy.minimumWithSecondFactor : policy.minimum
  return [length(minimum), ...(policy.numberOrSpecial ? [numberOrSpecial] : []), notCommon]
}

/** The words with a capital in front. */
export const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
