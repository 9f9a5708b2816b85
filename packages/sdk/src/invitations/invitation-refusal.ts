import { failureMessage } from '../client/failure-message.ts'
import { isSdkError } from '../client/sdk-error.ts'
import { englishOf } from '../common/language/catalogue.ts'
import { emailMessages } from '../common/validation/email.ts'
import { invitationsMessages } from './invitations.messages.ts'

/** Why the server refuses an invitation, or to accept one. */
export type InvitationRefusal = keyof typeof invitationsMessages.refusals

/** Returns the reason that one of the server's sentences gives; null for any other sentence. */
const reasonOf = (sentence: string): InvitationRefusal | null => {
  const english = englishOf(invitationsMessages).refusals
  const reasons = Object.keys(english) as InvitationRefusal[] // The keys of the object are the reasons.
  return reasons.find((reason) => english[reason] === sentence) ?? null
}

/** Returns one of the server's sentences in the language that is shown. An unknown sentence stays. */
export function shownRefusal(sentence: string): string {
  if (sentence === englishOf(emailMessages).invalid) return emailMessages.invalid
  const reason = reasonOf(sentence)
  return reason ? invitationsMessages.refusals[reason] : sentence
}

/** Returns why a call about an invitation was refused; null for any other failure. */
export const invitationRefusal = (error: unknown): InvitationRefusal | null =>
  (isSdkError(error) && error.messages.map(reasonOf).find((reason) => reason !== null)) || null

/** Returns the message to show for a failed call about an invitation, in the language that is shown. */
export const invitationFailure = (error: unknown): string => shownRefusal(failureMessage(error))
