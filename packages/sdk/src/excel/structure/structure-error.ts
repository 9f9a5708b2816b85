import { failureMessage } from '../../client/failure-message.ts'
import { isSdkError } from '../../client/sdk-error.ts'
import { excelMessages } from './excel.messages.ts'

/** The text of a banner: one sentence, or several under a heading. */
export type BannerText = {
  /** The heading; null for a single sentence. */
  heading: string | null
  /** The sentences, in order. */
  messages: readonly string[]
}

/**
 * Returns the banner of a failed save or deletion: several messages under a heading, or a single one. Null
 * for a cancelled call.
 */
export function structureError(error: unknown): BannerText | null {
  if (isSdkError(error) && error.messages.length > 1)
    return { heading: excelMessages.severalErrors, messages: error.messages }
  const message = failureMessage(error)
  return message === '' ? null : { heading: null, messages: [message] }
}

/** Returns the error of a security group: the server's message, or the general one. */
export const groupError = (error: unknown): string =>
  isSdkError(error) && error.kind !== 'invalid-shape' && error.kind !== 'empty-response'
    ? failureMessage(error)
    : excelMessages.groupFailed
