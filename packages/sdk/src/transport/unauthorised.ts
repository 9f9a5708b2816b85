import { isSdkError } from './sdk-error.ts'

const isTheWord = (text: string): boolean => text.trim().toLowerCase() === 'unauthorized'

/** A 401, or a failure that says exactly "Unauthorized" in any letter case (portal spec 4). */
export const isUnauthorised = (error: unknown): boolean =>
  isSdkError(error) && error.kind === 'http' && (error.statusCode === 401 || error.messages.some(isTheWord))
