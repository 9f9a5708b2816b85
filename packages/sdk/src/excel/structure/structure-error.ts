import { failureMessage } from '../../client/failure-message.ts'
import { isSdkError } from '../../client/sdk-error.ts'
import { excelMessages } from './excel.messages.ts'

/** What a banner says: one sentence, or a heading over several. */
export type BannerText = { heading: string | null; messages: readonly string[] }

/**
 * What the banner says when saving or deleting an area did not work: several messages under a heading, one as it is
 * (connectors spec 8). Null for a call that was cancelled, which says nothing.
 */
export function structureError(error: unknown): BannerText | null {
  if (isSdkError(error) && error.messages.length > 1)
    return { heading: excelMessages.severalErrors, messages: error.messages }
  const message = failureMessage(error)
  return message === '' ? null : { heading: null, messages: [message] }
}

/** What went wrong with a security group: what the server said, else that there is no group (requirement GROUP-18). */
export const groupError = (error: unknown): string =>
  isSdkError(error) && error.kind !== 'invalid-shape' && error.kind !== 'empty-response'
    ? failureMessage(error)
    : excelMessages.groupFailed
