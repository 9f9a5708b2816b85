import { passwordError, passwordHint, passwordPolicies } from '@tributary/sdk/common'
import type { Config } from '../config.ts'
import { badRequest } from '../http/http-error.ts'
import { isGuessable } from './password-strength.ts'

/** Details of the user who chooses a password. An attacker would try these first. */
export type PersonalDetails = {
  firstName?: string
  lastName?: string
  emailAddress?: string
  companyNames?: readonly string[]
  /** Whether signing in needs a second factor. Some policies then allow shorter passwords. */
  secondFactor?: boolean
}

/**
 * Rejects a new password with 400 and the message of the installation's policy if it is too short, commonly used, or made
 * of the user's own names.
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
