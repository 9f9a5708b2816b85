import { Refusal } from './refusal.ts'
import { requestMessages } from './request.messages.ts'
import { isSdkError, type SdkError } from './sdk-error.ts'

/** Returns the message to show for a failed call: the server's or the client's, '' for a cancelled call. */
export function failureMessage(error: unknown): string {
  if (isSdkError(error)) return insteadOfStatusText(error) ?? error.messages.join(' ')
  return error instanceof Refusal ? error.sentence : requestMessages.unexpected
}

/** Our own sentences about a response. Each client writes them in its language at the time of the failure. */
const isOwnSentence = (message: string): boolean =>
  message === requestMessages.invalidResponse || message === requestMessages.requestFailed

/**
 * Returns our sentence if the only message is the status text of a 429 or 5xx. Our server explains its failures, a proxy
 * does not.
 */
function insteadOfStatusText({ statusCode = 0, unexplained, messages }: SdkError): string | undefined {
  if (!unexplained || messages.some(isOwnSentence)) return undefined
  if (statusCode === 429) return requestMessages.tooManyRequests
  return statusCode >= 500 ? requestMessages.serverFault : undefined
}

const vagueKinds: readonly string[] = ['invalid-response', 'empty-response', 'invalid-shape', 'invalid-input']

/** Whether the message of a failed call does not help the user, e.g. "Internal Server Error". */
export function isVagueFailure(error: unknown): boolean {
  if (!isSdkError(error)) return !(error instanceof Refusal)
  if (insteadOfStatusText(error)) return false
  const { kind, statusCode = 0, unexplained } = error
  // Our server explains a 503: what is busy and for how long.
  const isServerFault = statusCode >= 500 && statusCode !== 503
  return unexplained || isServerFault || vagueKinds.includes(kind)
}
