import { catalogue } from '@tributary/sdk/common'

export const offeredSignInText = catalogue('portal.account.offered-sign-in', {
  continueWith: (name: string) => `Continue with ${name}`,
})
