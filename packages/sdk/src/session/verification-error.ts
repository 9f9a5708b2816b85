import { isSdkError } from '../client/sdk-error.ts'
import { isUnauthorised } from '../client/unauthorised.ts'
import { accountFailure } from './account-failure.ts'
import { codesMessages } from './codes.messages.ts'

/**
 * Returns the message of a failed verification: a 401 means a wrong code, another response has its own
 * message, and no response is an unknown error. Returns null for a cancelled call.
 */
export function verificationErrorMessage(error: unknown): string | null {
  if (isSdkError(error) && error.kind === 'aborted') return null
  if (isUnauthorised(error)) return codesMessages.failed
  return isSdkError(error) && error.kind === 'http' ? accountFailure(error) : codesMessages.unknown
}

/** Returns the message of a 2xx response without a token, or the one for a failed code. */
export const withoutTokenMessage = (message: string | null = null): string => message ?? codesMessages.failed
