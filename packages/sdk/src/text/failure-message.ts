import { isSdkError } from '../transport/sdk-error.ts'
import { transportMessages } from '../transport/transport.messages.ts'
import { Refusal } from './refusal.ts'

/** What to tell a person about a failed call: what the server or the transport says, '' for one that was cancelled. */
export function failureMessage(error: unknown): string {
  if (isSdkError(error)) return error.messages.join(' ')
  return error instanceof Refusal ? error.sentence : transportMessages.unexpected
}
