import { requiredError } from './required.ts'

/** What is asked of a new password. Lengths are in characters, as NFC writes them. */
export type PasswordPolicy = {
  minimum: number
  /** Enough for somebody whose sign-in takes a second factor as well. */
  minimumWithSecondFactor: number
  numberOrSpecial: boolean
}

/** The policies an installation can choose from: the specification's own, OWASP ASVS 5.0 and NIST SP 800-63B-4. */
export const passwordPolicies = {
  spec: { minimum: 6, minimumWithSecondFactor: 6, numberOrSpecial: true },
  asvs: { minimum: 8, minimumWithSecondFactor: 8, numberOrSpecial: false },
  nist: { minimum: 15, minimumWithSecondFactor: 8, numberOrSpecial: false },
} as const satisfies Record<string, PasswordPolicy>

/** The name of one of {@link passwordPolicies}. */
export type PasswordPolicyName = keyof typeof passwordPolicies

/** The policy an installation names in its account options; the specification's own for a name nobody knows (yet). */
export const passwordPolicyNamed = (name: string | undefined): PasswordPolicy =>
  Object.entries(passwordPolicies).find(([known]) => known === name)?.[1] ?? passwordPolicies.spec

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

/** No password is longer, so that nobody can keep the server busy with one. */
export const PASSWORD_MAXIMUM = 256

/** The sentence that tells what a password needs, e.g. under the field (requirement RESET-25). */
export function passwordHint(policy: PasswordPolicy = passwordPolicies.spec, secondFactor = false): string {
  const words = passwordRequirements(policy, secondFactor).map((requirement) => requirement.words)
  return `${capitalised(words.slice(0, -1).join(', '))}, and ${words.at(-1)}.`
}

/**
 * The message of a password the policy refuses, null when it accepts it. Whether a password is commonly used is for the
 * server to say, with the same sentence (requirement RESET-26).
 */
export function passwordError(
  password: string,
  policy: PasswordPolicy = passwordPolicies.spec,
  secondFactor = false,
): string | null {
  if (passwordLength(password) > PASSWORD_MAXIMUM) return `At most ${PASSWORD_MAXIMUM} characters.`
  const holds = passwordRequirements(policy, secondFactor).every(({ holds }) => holds?.(password) ?? true)
  return requiredError(password) ?? (holds ? null : passwordHint(policy, secondFactor))
}
