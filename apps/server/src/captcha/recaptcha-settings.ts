import { ConfigError } from '../config-error.ts'

/** The keys from Google: one for pages, and the secret for verification. */
export type RecaptchaSettings = { readonly siteKey: string; readonly secret: string }

export function recaptchaSettings(
  siteKey: string | undefined,
  secret: string | undefined,
): RecaptchaSettings | undefined {
  if (siteKey && secret) return { siteKey, secret }
  if (siteKey || secret)
    throw new ConfigError(
      'RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET must be set together. Set both or neither.',
    )
  return undefined
}
