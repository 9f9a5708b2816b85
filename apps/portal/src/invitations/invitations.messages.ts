import { catalogue } from '@tributary/sdk/common'

export const invitationsText = catalogue('portal.invitations', {
  title: 'Invitation',
  checking: 'Checking your invitation',
  invite: 'Invite people',
  withdraw: 'Withdraw',
})
