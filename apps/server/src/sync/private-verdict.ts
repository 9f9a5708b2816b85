import { outboundMessages } from '../outbound/outbound.messages.ts'
import { refusalReason } from '../outbound/outbound.ts'

const verdict = { sentence: outboundMessages.privateAddress, code: 'private-address' } as const

/** Returns the sentence and the cause of an address that is private as it was entered; undefined for any other failure. */
export const privateVerdict = (failure: unknown): typeof verdict | undefined =>
  refusalReason(failure) === 'private' ? verdict : undefined
