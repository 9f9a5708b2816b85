import { emailMessages, englishOf } from '@tributary/sdk/common'
import { invitationsMessages } from '@tributary/sdk/users'

/** The refusals are those of the SDK, which translates them. */
export const invitationMessages = {
  ...englishOf(invitationsMessages).refusals,
  invited: 'The invitations have been mailed.',
  resent: 'The invitation has been mailed again.',
  withdrawn: 'The invitation has been withdrawn.',
  accepted: 'You are now a member of this organisation.',
  accountCreated: 'Your account has been created.',
  invalidAddress: emailMessages.invalid,
} as const
