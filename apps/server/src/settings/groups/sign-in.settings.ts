import { setting } from '../setting.ts'
import { flag, text, withDefault } from '../value-kinds.ts'

/** The variables of each sign-in provider. `<NAME>` stands for its name, for example `XERO`. */
export const signInSettings = {
  'SIGN_IN_<NAME>_ISSUER': setting(
    { ...text, type: 'an https URL' },
    {
      usedBy: 'web',
      required: 'for this provider',
      does: 'The issuer of an OpenID Connect provider that users sign in with, over https or on this machine. Its name is part of the callback, such as `$PUBLIC_URL/auth/callback/xero`.',
    },
  ),
  'SIGN_IN_<NAME>_CLIENT_ID': setting(text, {
    usedBy: 'web',
    required: 'for this provider',
    does: 'The client id that the provider has issued.',
  }),
  'SIGN_IN_<NAME>_CLIENT_SECRET': setting(text, {
    usedBy: 'web',
    required: 'for this provider',
    secret: true,
    does: 'The client secret that the provider has issued.',
  }),
  'SIGN_IN_<NAME>_VERIFIES_EMAIL': setting(withDefault(flag, false), {
    usedBy: 'web',
    does: 'Treats every address of a provider that omits `email_verified` as verified. See [Sign-in with a provider](../../apps/server/README.md#sign-in-with-a-provider).',
  }),
}
