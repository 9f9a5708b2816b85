import {
  capitalised,
  type PasswordPolicy,
  passwordPolicies,
  passwordRequirements,
} from './password-policy.ts'
import { isBlank } from './required.ts'

/** One line of the checklist below a new password. `met` is null while unknown. */
export type PasswordCheck = {
  /** The requirement, for users. */
  label: string
  /** Whether the password meets it; null while it is not known. */
  met: boolean | null
}

/**
 * Returns the requirements of a policy as separate lines. Only the server knows commonly used passwords: `met` is null
 * until it has refused this password, given as `refused`.
 */
export function passwordChecklist(
  password: string,
  policy: PasswordPolicy = passwordPolicies.spec,
  secondFactor = false,
  refused: string | null = null,
): PasswordCheck[] {
  return passwordRequirements(policy, secondFactor).map(({ words, holds }) => ({
    label: capitalised(words),
    met: holds ? !isBlank(password) && holds(password) : password === refused ? false : null,
  }))
}
