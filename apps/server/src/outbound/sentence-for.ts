import { type Actor, can } from '@tributary/domain'
import { outboundMessages } from './outbound.messages.ts'
import { refusalReason } from './outbound.ts'

/** Returns the sentence of a failure for the user who caused it. */
export type SentenceOf = (failure: Error) => string

/**
 * Returns the sentence of a failure for a user. Only those who operate the installation read that a name has a private
 * address, and which setting allows it.
 */
export const sentenceFor =
  (caller: Actor): SentenceOf =>
  (failure) => {
    const reason = refusalReason(failure)
    if (!reason || reason === 'other' || !can(caller, 'operations.open')) return failure.message
    const sentence = reason === 'private' ? failure.message : outboundMessages.privateAddress
    return `${sentence} ${outboundMessages.allowPrivate}`
  }
