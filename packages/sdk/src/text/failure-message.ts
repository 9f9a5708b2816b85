import { isSdkError } from '../transport/sdk-error.ts'
import { transportMessages } from '../transport/transport.messages.ts'

/** What to tell a person about a failed call: what the server or the transport says, '' for one that was cancelled. */
export const failureMessage = (error: unknown): string =>
  isSdkError(error) ? error.messages.join(' ') : transportMessages.unexpected
