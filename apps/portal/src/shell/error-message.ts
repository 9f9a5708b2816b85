import { isSdkError, transportMessages } from '@tributary/sdk/rules'

/** What to tell the person about a failed call: what the server or the SDK says; nothing of a cancelled one. */
export const errorMessage = (error: unknown): string =>
  isSdkError(error) ? error.messages.join(' ') : transportMessages.unexpected
