import type { Config } from '../config.ts'
import { createAltcha } from './altcha.ts'
import type { Captcha, Warn } from './captcha.ts'
import { createRecaptcha } from './recaptcha.ts'

/** Returns the captcha of the installation: ALTCHA, unless Google's is configured. */
export const configuredCaptcha = (
  { recaptcha, publicUrl, encryptionKey, captchaCost }: Config,
  warn: Warn,
): Captcha =>
  recaptcha
    ? createRecaptcha(recaptcha, { hostname: publicUrl.hostname, warn })
    : createAltcha(encryptionKey, captchaCost)
