import { ConfigError } from '../config-error.ts'

/** What Google gave this installation: a key for its pages, and the secret to ask with. */
export type RecaptchaSettings = { readonly siteKey: string; readonly secret: string }

export function recaptchaSettings(
  siteKey: string | undefined,
  secret: string | undefined,
): RecaptchaSettings | undefined {
  if (siteKey && secret) return { siteKey, secret }
  if (siteKey || secret)
    throw new ConfigError('RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET must be set together, or neither.')
  return undefined
}
