import { isSdkError, Refusal } from '@tributary/sdk'
import { accountMessages } from '@tributary/sdk/account'
import type { Captcha } from './captcha-state.ts'

/** Returns the token of a captcha. A captcha that failed shows its own message (ERR-13). */
export const solvedCaptcha = (captcha: Pick<Captcha, 'solve'>): Promise<string> =>
  captcha.solve().catch((failure: unknown) => {
    throw isSdkError(failure) ? failure : new Refusal(accountMessages.resetRequest.captchaError)
  })
