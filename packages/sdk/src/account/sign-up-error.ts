import { signInMessages } from '../session/sign-in.messages.ts'
import { failureMessage } from '../text/failure-message.ts'
import { isSdkError } from '../transport/sdk-error.ts'
import { accountMessages } from './account.messages.ts'

/** What a sign-up that failed says: the server's message or the general one (requirement SIGNUP-12); null when cancelled. */
export function signUpFailure(error: unknown): string | null {
  if (isSdkError(error) && error.kind === 'aborted') return null
  return failureMessage(error) || accountMessages.signUpFailed
}

/**
 * Reads the `error` query parameter of the sign-up screen; every value but "unauthorised" counts as unknown
 * (requirements SIGNUP-14 and 15). `provider` is a display name from our own list, or null when it names none.
 */
export function externalSignUpError(error: string | null, provider: string | null): string | null {
  if (!error) return null
  const name = provider ?? signInMessages.someProvider
  return error === 'unauthorised'
    ? accountMessages.externalCancelled(name)
    : accountMessages.externalFailed(name)
}

/** The code a sign-up goes on with: query `code`, else `atid`; undefined when there is none (requirement SIGNUP-17). */
export const registrationCode = (code: string | null, atid: string | null): string | undefined =>
  code || atid || undefined
