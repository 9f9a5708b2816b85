import { failureMessage } from '../client/failure-message.ts'
import { isSdkError } from '../client/sdk-error.ts'
import { englishOf } from '../common/language/catalogue.ts'
import { emailMessages } from '../common/validation/email.ts'
import { shownPasswordHint } from '../common/validation/password-policy.ts'
import { signInMessages } from '../session/sign-in.messages.ts'
import { accountMessages } from './account.messages.ts'
import type { SignUpForm } from './sign-up-form.ts'

/**
 * Returns the server's message about a failed sign-up, or a general one if its response has none. A status text is not
 * a message. Null for a cancelled call.
 */
export function signUpFailure(error: unknown): string | null {
  if (isSdkError(error) && error.kind === 'aborted') return null
  if (isSdkError(error) && error.unexplained) return accountMessages.signUpFailed
  return failureMessage(error) || accountMessages.signUpFailed
}

/**
 * Returns the field and message of a refusal: the address is taken or invalid, or the password is commonly used. Null
 * for any other refusal, which is shown above the form. The server writes English; the message is in the shown language.
 */
export function signUpRefusal(error: unknown): Partial<Record<keyof SignUpForm, string>> | null {
  const message = failureMessage(error)
  const english = englishOf(emailMessages)
  if (message === english.taken) return { emailAddress: emailMessages.taken }
  if (message === english.invalid) return { emailAddress: emailMessages.invalid }
  const password = shownPasswordHint(message)
  return password === null ? null : { password }
}

/**
 * Reads the `error` query parameter of the sign-up screen. Every value except "unauthorised" counts as unknown.
 * `provider` is a display name from our own list, or null.
 */
export function externalSignUpError(error: string | null, provider: string | null): string | null {
  if (!error) return null
  const name = provider ?? signInMessages.someProvider
  return error === 'unauthorised'
    ? accountMessages.externalCancelled(name)
    : accountMessages.externalFailed(name)
}

/** Returns the code that continues a sign-up: query `code`, else `atid`; undefined without either. */
export const registrationCode = (code: string | null, atid: string | null): string | undefined =>
  code || atid || undefined
