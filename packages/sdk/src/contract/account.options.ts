import type { AccountOptions, CaptchaKind, SignInProvider } from '@tributary/domain'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { entity } from './wire/entity.ts'
import { flag, listOf, text } from './wire/fields.ts'

const provider = entity<SignInProvider>({ name: ['Name', text], displayName: ['DisplayName', text] })

const captcha: z.ZodMiniType<CaptchaKind> = z.union([
  z.object({
    /** A proof of work that this server issues: see `getCaptchaChallenge`. */
    kind: z.literal('altcha'),
  }),
  z.object({
    /** Google reCAPTCHA. */
    kind: z.literal('recaptcha'),
    /** The public key that the browser sends to Google. */
    siteKey: text,
  }),
])

export const accountOptions = entity<AccountOptions>({
  signUp: ['SignUp', flag],
  providers: ['Providers', listOf(provider)],
  captcha: ['Captcha', captcha],
  passwordPolicy: ['PasswordPolicy', text],
})

export const getAccountOptions = endpoint({
  method: 'GET',
  path: '/registration/options',
  summary: 'Get the sign-in options of the installation.',
  level: 'public',
  response: accountOptions,
  session: false,
})
