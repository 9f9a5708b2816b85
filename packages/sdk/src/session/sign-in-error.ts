import { failureMessage } from '../client/failure-message.ts'
import { isSdkError } from '../client/sdk-error.ts'
import { isUnauthorised } from '../client/unauthorised.ts'
import { englishOf } from '../common/language/catalogue.ts'
import { signInMessages } from './sign-in.messages.ts'

/**
 * Returns the message of a failed sign-in: wrong credentials after a 401, a network failure, an unconfirmed
 * address, or the general sentence. Returns null for a cancelled call.
 */
export function signInErrorMessage(error: unknown): string | null {
  if (isUnauthorised(error)) return signInMessages.wrongCredentials
  if (!isSdkError(error)) return signInMessages.otherFailure
  if (error.kind === 'aborted') return null
  if (error.messages.includes(englishOf(signInMessages).addressUnconfirmed))
    return signInMessages.addressUnconfirmed
  if (error.kind === 'network' || error.kind === 'timeout') return failureMessage(error)
  return signInMessages.otherFailure
}

/** A response without a token reads like wrong credentials. */
export const noTokenMessage = (): string => signInMessages.wrongCredentials
