import { passwordError, passwordHint, passwordPolicies } from '@tributary/sdk/common'
import type { Config } from '../config.ts'
import { badRequest } from '../plugins/http-error.ts'
import { isGuessable } from './password-strength.ts'

/** What is known of whoever chooses a password, and what any attacker of theirs would try first. */
export type PersonalDetails = {
  firstName?: string
  lastName?: string
  emailAddress?: string
  companyNames?: readonly string[]
  /** Their sign-in asks for a second factor, which some policies reward. */
  secondFactor?: boolean
}

/**
 * Refuses a new password with 400 and the sentence of the installation's policy: too short, or commonly used, or made
 * of the person's own names (requirements VALID-12, RESET-26).
 */
export async function refuseWeakPassword(
  { config }: { config: Pick<Config, 'passwordPolicy'> },
  password: string,
  details: PersonalDetails = {},
): Promise<void> {
  const policy = passwordPolicies[config.passwordPolicy]
  const error = passwordError(password, policy, details.secondFactor)
  if (error) throw badRequest(error)
  if (await isGuessable(password, wordsIn(details)))
    throw badRequest(passwordHint(policy, details.secondFactor))
}

function wordsIn({ firstName = '', lastName = '', emailAddress = '', companyNames = [] }: PersonalDetails) {
  const details = [firstName, lastName, emailAddress, ...companyNames]
  const words = details.flatMap((text) => [text, ...text.split(/[^\p{L}\p{M}\p{N}]+/u)])
  return [...new Set(['tributary', ...words].map((word) => word.normalize('NFC').toLowerCase()))].filter(
    (word) => word.length > 2,
  )
}
