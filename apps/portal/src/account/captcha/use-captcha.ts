import type { CaptchaKind } from '@tributary/domain'
import type { Captcha } from './captcha-state.ts'
import { useAltcha } from './use-altcha.ts'
import { useRecaptcha } from './use-recaptcha.ts'

/**
 * The captcha of this installation: `visible` has a checkbox, `invisible` is solved when the form is sent.
 * ALTCHA until the options are loaded.
 */
export function useCaptcha(
  setting: CaptchaKind | undefined,
  look: 'visible' | 'invisible' = 'invisible',
): Captcha {
  const altcha = useAltcha()
  const recaptcha = useRecaptcha(setting?.kind === 'recaptcha' ? setting.siteKey : null, look)
  return setting?.kind === 'recaptcha' ? recaptcha : altcha
}
