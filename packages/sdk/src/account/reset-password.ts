import { failureMessage } from '../client/failure-message.ts'
import { isSdkError } from '../client/sdk-error.ts'
import { emailError } from '../common/validation/email.ts'
import { shownPasswordHint } from '../common/validation/password-policy.ts'
import { isBlank } from '../common/validation/required.ts'
import { accountMessages } from './account.messages.ts'

const resetRequest = accountMessages.resetRequest

/** Returns the messages of the form that requests a reset mail; null for a valid field. */
export const resetRequestErrors = (
  emailAddress: string,
  captcha: string | null,
): { emailAddress: string | null; captcha: string | null } => ({
  emailAddress: isBlank(emailAddress) ? resetRequest.emailMissing : emailError(emailAddress),
  captcha: captcha ? null : resetRequest.captchaMissing,
})

/** Whether the button is enabled: an address and a captcha result are present. */
export const mayRequestReset = (emailAddress: string, captcha: string | null): boolean =>
  !isBlank(emailAddress) && Boolean(captcha)

/**
 * Returns the message for a failed request: the server's message of a 400 or 500 with advice added, else a general
 * one. Null for a cancelled call.
 */
export function resetRequestFailure(error: unknown): string | null {
  if (!isSdkError(error)) return resetRequest.failed
  if (error.kind === 'aborted') return null
  const said = (error.statusCode === 400 || error.statusCode === 500) && !error.unexplained
  return error.kind === 'http' && said
    ? failureMessage(error) + resetRequest.ifItPersists
    : resetRequest.failed
}

/** The result of a refused password: an invalid link, or a message. */
export type NewPasswordFailure =
  | { kind: 'invalid-request' }
  | {
      kind: 'message'
      /** The sentence to show. */
      message: string
    }

/** Returns why a link or a new password was refused; null for a cancelled call. A 403 is about the link. */
export function newPasswordFailure(error: unknown): NewPasswordFailure | null {
  if (isSdkError(error) && error.kind === 'aborted') return null
  const aboutLink = isSdkError(error) && error.kind === 'http' && error.statusCode === 403
  if (aboutLink) return { kind: 'invalid-request' }
  const message = failureMessage(error)
  return { kind: 'message', message: shownPasswordHint(message) ?? message }
}
