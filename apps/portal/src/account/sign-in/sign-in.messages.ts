import { catalogue } from '@tributary/sdk/common'

export const signInText = catalogue('portal.account.sign-in', {
  verifyYourSignIn: 'Verify your sign-in',
  yourSessionHasEnded: 'Your session has ended',
})
