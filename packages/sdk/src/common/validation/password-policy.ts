import { englishOf } from '../language/catalogue.ts'
import { requiredError } from './required.ts'
import { validationMessages } from './validation.messages.ts'

/** The requirements for a new password. Lengths are in characters after NFC normalisation. */
export type PasswordPolicy = {
  /** The fewest characters. */
  minimum: number
  /** The minimum for users who also sign in with a second factor. */
  minimumWithSecondFactor: number
  /** Whether a number or a special character is required. */
  numberOrSpecial: boolean
}

/** The policies an installation can choose: the default one, OWASP ASVS 5.0 and NIST SP 800-63B-4. */
export const passwordPolicies = {
  spec: { minimum: 6, minimumWithSecondFactor: 6, numberOrSpecial: true },
  asvs: { minimum: 8, minimumWithSecondFactor: 8, numberOrSpecial: false },
  nist: { minimum: 15, minimumWithSecondFactor: 8, numberOrSpecial: false },
} as const satisfies Record<string, PasswordPolicy>

/** The name of one of {@link passwordPolicies}. */
export type PasswordPolicyName = keyof typeof passwordPolicies

/** Returns the policy that an installation names in its account options; the default one for an unknown name. */
export const passwordPolicyNamed = (name: string | undefined): PasswordPolicy =>
  Object.entries(passwordPolicies).find(([known]) => known === name)?.[1] ?? passwordPolicies.spec

/** One requirement for a new password. `holds` is null if only the server can check it. */
export type PasswordRequirement = { words: string; holds: ((password: string) => boolean) | null }

const NEITHER_LETTER = /[^\p{L}\p{M}]/u

/** Returns the length of a password in characters after NFC normalisation. */
export const passwordLength = (password: string): number => [...password.normalize('NFC')].length

const length = (minimum: number): PasswordRequirement => ({
  words: validationMessages.password.length(minimum),
  holds: (password) => passwordLength(password) >= minimum,
})

const numberOrSpecial: PasswordRequirement = {
  get words() {
    return validationMessages.password.numberOrSpecial
  },
  holds: (password) => NEITHER_LETTER.test(password),
}

const notCommon: PasswordRequirement = {
  get words() {
    return validationMessages.password.notCommon
  },
  holds: null,
}

/** Returns the requirements of a policy in the order of its sentence. */
export function passwordRequirements(policy: PasswordPolicy, secondFactor: boolean): PasswordRequirement[] {
  const minimum = secondFactor ? policy.minimumWithSecondFactor : policy.minimum
  return [length(minimum), ...(policy.numberOrSpecial ? [numberOrSpecial] : []), notCommon]
}

/** Returns the text with a capital first letter. */
export const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** The longest password, so that a long one cannot keep the server busy. */
export const PASSWORD_MAXIMUM = 256

/** Returns the sentence with the requirements of a password, e.g. below the field. */
export function passwordHint(policy: PasswordPolicy = passwordPolicies.spec, secondFactor = false): string {
  return hintIn(validationMessages.password, policy, secondFactor)
}

type PasswordText = typeof validationMessages.password

function hintIn(text: PasswordText, policy: PasswordPolicy, secondFactor: boolean): string {
  const length = text.length(secondFactor ? policy.minimumWithSecondFactor : policy.minimum)
  return capitalised(
    text.hint([length, ...(policy.numberOrSpecial ? [text.numberOrSpecial] : [])], text.notCommon),
  )
}

const secondFactors = [false, true]

/** Returns the hint in the shown language if a server's message is the hint of a policy, else null. */
export function shownPasswordHint(message: string): string | null {
  const english = englishOf(validationMessages).password
  for (const policy of Object.values(passwordPolicies))
    for (const secondFactor of secondFactors)
      if (hintIn(english, policy, secondFactor) === message) return passwordHint(policy, secondFactor)
  return null
}

/**
 * Returns the message for a password that the policy refuses; null when it is accepted. The server refuses commonly
 * used passwords with the same sentence.
 */
export function passwordError(
  password: string,
  policy: PasswordPolicy = passwordPolicies.spec,
  secondFactor = false,
): string | null {
  if (passwordLength(password) > PASSWORD_MAXIMUM)
    return validationMessages.atMostCharacters(PASSWORD_MAXIMUM)
  const holds = passwordRequirements(policy, secondFactor).every(({ holds }) => holds?.(password) ?? true)
  return requiredError(password) ?? (holds ? null : passwordHint(policy, secondFactor))
}
