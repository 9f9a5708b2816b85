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

/** No password is longer, so that nobody can keep the server busy with one. */
export const PASSWORD_MAXIMUM = 256

const inWords = new Map([
  [6, 'six'],
  [8, 'eight'],
  [15, 'fifteen'],
])
const NEITHER_LETTER = /[^\p{L}\p{M}]/u

const minimumOf = (policy: PasswordPolicy, secondFactor: boolean): number =>
  secondFactor ? policy.minimumWithSecondFactor : policy.minimum

/** The sentence that tells what a password needs, e.g. under the field (requirement RESET-25). */
export function passwordHint(policy: PasswordPolicy = passwordPolicies.spec, secondFactor = false): string {
  const minimum = minimumOf(policy, secondFactor)
  const composition = policy.numberOrSpecial ? ', one number or special character' : ''
  return `At least ${inWords.get(minimum) ?? minimum} characters${composition}, and not a commonly used password.`
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
  const length = [...password.normalize('NFC')].length
  if (length > PASSWORD_MAXIMUM) return `At most ${PASSWORD_MAXIMUM} characters.`
  const holds =
    length >= minimumOf(policy, secondFactor) && (!policy.numberOrSpecial || NEITHER_LETTER.test(password))
  return requiredError(password) ?? (holds ? null : passwordHint(policy, secondFactor))
}
