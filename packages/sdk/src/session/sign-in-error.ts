import { requestMessages } from '../client/request.messages.ts'
import { isSdkError } from '../client/sdk-error.ts'
import { isUnauthorised } from '../client/unauthorised.ts'
import { signInMessages } from './sign-in.messages.ts'

/**
 * What to say about a sign-in that did not work: credentials for a 401, the network's sentence when the server was
 * not reached, what to do about an address that is not confirmed, the general one otherwise (portal spec 8). Null for one that was cancelled, which says nothing.
 */
export function signInErrorMessage(error: unknown): string | null {
  if (isUnauthorised(error)) return signInMessages.wrongCredentials
  if (!isSdkError(error)) return signInMessages.otherFailure
  if (error.kind === 'aborted') return null
  if (error.messages.includes(signInMessages.addressUnconfirmed)) return signInMessages.addressUnconfirmed
  if (error.kind === 'network' || error.kind === 'timeout') return requestMessages.network
  return signInMessages.otherFailure
}

/** An answer without a token reads like wrong credentials (portal spec 8). */
export const noTokenMessage: string = signInMessages.wrongCredentials
