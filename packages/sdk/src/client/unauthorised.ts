import { isSdkError } from './sdk-error.ts'

/** Whether a text is the word "Unauthorized", in any letter case. */
export const saysUnauthorised = (text: string): boolean => text.trim().toLowerCase() === 'unauthorized'

/** Whether an error is a 401, or a failure whose message, error or status text is exactly "Unauthorized". */
export const isUnauthorised = (error: unknown): boolean =>
  isSdkError(error) &&
  error.kind === 'http' &&
  (error.statusCode === 401 || error.unauthorised || error.messages.some(saysUnauthorised))
