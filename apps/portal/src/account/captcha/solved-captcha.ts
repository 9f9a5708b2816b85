import { isSdkError, Refusal } from '@tributary/sdk'
import { accountMessages } from '@tributary/sdk/account'
import type { Captcha } from './captcha-state.ts'

/** The token of a captcha; one that fails says so in the words of the specification, unless a call has failed (ERR-13). */
export const solvedCaptcha = (captcha: Pick<Captcha, 'solve'>): Promise<string> =>
  captcha.solve().catch((failure: unknown) => {
    throw isSdkError(failure) ? failure : new Refusal(accountMessages.resetRequest.captchaError)
  })
