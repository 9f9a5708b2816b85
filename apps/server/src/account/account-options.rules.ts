import type { AccountOptions } from '@tributary/domain'
import type { Services } from '../services.ts'
import { isSettingOn } from '../storage/settings.queries.ts'

/** What somebody who is not signed in may choose from here (requirements SIGNIN-30, SIGNUP-19). */
export async function accountOptions({
  storage,
  signInProviders,
  config,
  captcha,
}: Services): Promise<AccountOptions> {
  const external = await isSettingOn(storage.db, 'AllowExternalSignIn')
  return {
    signUp: await isSettingOn(storage.db, 'AllowSignUp'),
    providers: external ? [...signInProviders].map(([name, { displayName }]) => ({ name, displayName })) : [],
    captcha: captcha.kind,
    passwordPolicy: config.passwordPolicy,
  }
}
