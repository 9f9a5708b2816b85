import { catalogue } from '@tributary/sdk/common'

export const profileText = catalogue('portal.account.profile', {
  checkingYourLink: 'Checking your link…',
  aPendingChange: 'A pending change',
  profile: 'Profile',
})
