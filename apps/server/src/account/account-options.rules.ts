import type { AccountOptions } from '@tributary/domain'
import type { Services } from '../services.ts'
import { isSettingOn } from '../storage/settings.queries.ts'

/** Returns the sign-in and sign-up options for users who are not signed in. */
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
