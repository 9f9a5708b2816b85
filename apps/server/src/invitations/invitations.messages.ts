import { emailMessages } from '@tributary/sdk/common'

export const invitationMessages = {
  invited: 'The invitations have been mailed.',
  resent: 'The invitation has been mailed again.',
  withdrawn: 'The invitation has been withdrawn.',
  accepted: 'You are now a member of this organisation.',
  accountCreated: 'Your account has been created.',
  isMember: 'This address is already a member.',
  isInvited: 'This address is already invited. Send or withdraw that invitation.',
  twice: 'This address is in the list twice.',
  invalidAddress: emailMessages.invalid,
  enoughToAddress: 'This address has been sent enough invitations today. Try again tomorrow.',
  enoughOfOrganisation: 'This organisation has sent enough invitations today. Try again tomorrow.',
  notValid: 'This invitation is not valid any more. Ask for a new one.',
  otherAddress: 'This invitation is for another email address. Sign in with the account that has it.',
  unverified: 'Verify your email address first. Then open the invitation again.',
  tooPowerful:
    'Your account has a more powerful role than this invitation gives. Ask the administrator to invite you with that role.',
  hasAccount: 'There is an account with this email address. Sign in with it to accept.',
} as const
