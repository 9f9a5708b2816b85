import { failureMessage } from '../client/failure-message.ts'
import { isSdkError } from '../client/sdk-error.ts'
import { englishOf } from '../common/language/catalogue.ts'
import { codesMessages } from './codes.messages.ts'
import { factorMessages } from './factors.messages.ts'
import { passkeyMessages } from './passkeys.messages.ts'
import { securityMessages } from './security.messages.ts'

/** The catalogues from which the server takes its sentences about factors, codes and the password. */
const catalogues: readonly object[] = [codesMessages, factorMessages, passkeyMessages, securityMessages]

/**
 * Returns the message to show for a failed call about factors, codes or the password of the user, in the language that is
 * shown. The server writes English. An unknown sentence stays.
 */
export function accountFailure(error: unknown): string {
  const sentence = failureMessage(error)
  const seconds = isSdkError(error) ? error.retryAfter : undefined
  if (seconds !== undefined && sentence === englishOf(codesMessages).tooManyAttempts(seconds))
    return codesMessages.tooManyAttempts(seconds)
  return catalogues.map((shown) => inLanguage(shown, sentence)).find((found) => found !== null) ?? sentence
}

function inLanguage(shown: object, sentence: string): string | null {
  const [key] = Object.entries(englishOf(shown)).find(([, english]) => english === sentence) ?? []
  const text: unknown = key === undefined ? null : Reflect.get(shown, key)
  return typeof text === 'string' ? text : null
}
