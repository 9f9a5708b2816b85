import { isSdkError } from '@tributary/sdk'

/** What to tell the person about a failed call: what the server or the SDK says; nothing of a cancelled one. */
export const errorMessage = (error: unknown): string =>
  isSdkError(error) ? error.messages.join(' ') : 'Something seems to have gone wrong.'
