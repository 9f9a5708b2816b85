import { failureMessage } from '../client/failure-message.ts'
import { isSdkError } from '../client/sdk-error.ts'
import { emailError } from '../common/validation/email.ts'
import { isBlank } from '../common/validation/required.ts'
import { accountMessages } from './account.messages.ts'

const resetRequest = accountMessages.resetRequest

/** The messages of the form that asks for a reset mail; null where there is none (requirements RESET-07 and 08). */
export const resetRequestErrors = (
  emailAddress: string,
  captcha: string | null,
): { emailAddress: string | null; captcha: string | null } => ({
  emailAddress: isBlank(emailAddress) ? resetRequest.emailMissing : emailError(emailAddress),
  captcha: captcha ? null : resetRequest.captchaMissing,
})

/** Whether the button may be pressed: an address and a captcha result are there (requirement RESET-03). */
export const mayRequestReset = (emailAddress: string, captcha: string | null): boolean =>
  !isBlank(emailAddress) && Boolean(captcha)

/**
 * What a request for a reset mail that failed says: the server's message of a 400 or 500 with advice behind it, else that
 * it failed (requirements RESET-09 and 10). Null for one that was cancelled.
 */
export function resetRequestFailure(error: unknown): string | null {
  if (!isSdkError(error)) return resetRequest.failed
  if (error.kind === 'aborted') return null
  const said = (error.statusCode === 400 || error.statusCode === 500) && !error.unexplained
  return error.kind === 'http' && said
    ? failureMessage(error) + resetRequest.ifItPersists
    : resetRequest.failed
}

/** What becomes of a new password that was not taken: the link is no good, or there is something to say. */
export type NewPasswordFailure = { kind: 'invalid-request' } | { kind: 'message'; message: string }

/** Why a link or a new password was refused: a 403 is about the link (requirements RESET-14 and 20). Null when cancelled. */
export function newPasswordFailure(error: unknown): NewPasswordFailure | null {
  if (isSdkError(error) && error.kind === 'aborted') return null
  const aboutLink = isSdkError(error) && error.kind === 'http' && error.statusCode === 403
  return aboutLink ? { kind: 'invalid-request' } : { kind: 'message', message: failureMessage(error) }
}
