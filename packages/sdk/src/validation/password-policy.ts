import { capitalised, passwordLength, passwordRequirements } from './password-requirements.ts'
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
