import type { CaptchaKind } from '@tributary/domain'
import type { Captcha } from './captcha-state.ts'
import { useAltcha } from './use-altcha.ts'
import { useRecaptcha } from './use-recaptcha.ts'

/**
 * The captcha of this installation, to be solved on the screen that calls: `visible` has a box to tick, `invisible`
 * is solved when the form is sent (SIGNUP-19, RESET-02). Until the options are known, it is the one of our own.
 */
export function useCaptcha(
  setting: CaptchaKind | undefined,
  look: 'visible' | 'invisible' = 'invisible',
): Captcha {
  const altcha = useAltcha()
  const recaptcha = useRecaptcha(setting?.kind === 'recaptcha' ? setting.siteKey : null, look)
  return setting?.kind === 'recaptcha' ? recaptcha : altcha
}
