import { failureMessage } from '../client/failure-message.ts'
import { isSdkError } from '../client/sdk-error.ts'
import { isUnauthorised } from '../client/unauthorised.ts'
import { codesMessages } from './codes.messages.ts'

/**
 * What to say about a verification code that did not work: a 401 failed, another answer says why, and whatever never got
 * an answer is unknown (requirement CONFIRM-13). Null for one that was cancelled.
 */
export function verificationErrorMessage(error: unknown): string | null {
  if (isSdkError(error) && error.kind === 'aborted') return null
  if (isUnauthorised(error)) return codesMessages.failed
  return isSdkError(error) && error.kind === 'http' ? failureMessage(error) : codesMessages.unknown
}

/** What a 2xx answer without a token says: its own message, else that the code failed (requirement CONFIRM-09). */
export const withoutTokenMessage = (message: string | null = null): string => message ?? codesMessages.failed
