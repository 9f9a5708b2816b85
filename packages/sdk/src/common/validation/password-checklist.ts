import {
  capitalised,
  type PasswordPolicy,
  passwordPolicies,
  passwordRequirements,
} from './password-policy.ts'
import { isBlank } from './required.ts'

/** One line of the list beneath a new password: what is asked, and whether it is there; null when not known yet. */
export type PasswordCheck = { label: string; met: boolean | null }

/**
 * What a policy asks of a new password, line by line as its sentence names it (requirements VALID-12, RESET-26).
 * Whether a password is commonly used only the server can say: null until it has refused this very one, given as `refused`.
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
