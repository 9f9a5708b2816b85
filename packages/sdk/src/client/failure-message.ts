import { Refusal } from './refusal.ts'
import { requestMessages } from './request.messages.ts'
import { isSdkError } from './sdk-error.ts'

/** What to tell a person about a failed call: what the server or the transport says, '' for one that was cancelled. */
export function failureMessage(error: unknown): string {
  if (isSdkError(error)) return error.messages.join(' ')
  return error instanceof Refusal ? error.sentence : requestMessages.unexpected
}

const vagueKinds: readonly string[] = ['invalid-response', 'empty-response', 'invalid-shape', 'invalid-input']

/** Whether the message of a failed call says nothing that helps a person, e.g. "Internal Server Error". */
export function isVagueFailure(error: unknown): boolean {
  if (!isSdkError(error)) return !(error instanceof Refusal)
  const { kind, statusCode = 0, unexplained } = error
  // With 503 our server says what is busy and how long.
  const isServerFault = statusCode >= 500 && statusCode !== 503
  return unexplained || isServerFault || vagueKinds.includes(kind)
}
