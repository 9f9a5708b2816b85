import { failureMessage } from '../client/failure-message.ts'
import { isSdkError } from '../client/sdk-error.ts'
import { isUnauthorised } from '../client/unauthorised.ts'
import { englishOf } from '../common/language/catalogue.ts'
import { signInMessages } from './sign-in.messages.ts'

/**
 * Returns the message of a failed sign-in: wrong credentials after a 401, a network failure, an unconfirmed
 * address, a provider that replaces passwords, or the general sentence. Returns null for a cancelled call.
 */
export function signInErrorMessage(error: unknown): string | null {
  if (isUnauthorised(error)) return signInMessages.wrongCredentials
  if (!isSdkError(error)) return signInMessages.otherFailure
  if (error.kind === 'aborted') return null
  if (error.messages.includes(englishOf(signInMessages).addressUnconfirmed))
    return signInMessages.addressUnconfirmed
  const provider = onlyProviderOf(error.messages)
  if (provider !== undefined) return signInMessages.onlyProvider(provider)
  if (error.kind === 'network' || error.kind === 'timeout') return failureMessage(error)
  return signInMessages.otherFailure
}

/** Returns the name of the provider in the server's sentence that passwords are off. */
function onlyProviderOf(messages: readonly string[]): string | undefined {
  const [before = '', after = ''] = englishOf(signInMessages).onlyProvider('\0').split('\0')
  return messages
    .find((sentence) => sentence.startsWith(before) && sentence.endsWith(after))
    ?.slice(before.length, -after.length)
}

/** A response without a token reads like wrong credentials. */
export const noTokenMessage = (): string => signInMessages.wrongCredentials
