import { accountMessages } from '@tributary/sdk/account'

/** How far a captcha has come. Only a solved one has a token; it can be used once. */
export type CaptchaState = 'idle' | 'working' | 'solved' | 'expired' | 'failed'

/** A captcha as a page uses it, whoever sets it (SIGNUP-19, RESET-02). */
export type Captcha = {
  kind: 'altcha' | 'recaptcha'
  state: CaptchaState
  token: string | null
  /** Solves it, or answers the token there is already; rejects when that fails, and the state then says so. */
  solve: () => Promise<string>
  /** Forgets the token, which the server takes only once, and whatever is under way. */
  reset: () => void
  /** Where Google's own box is drawn, as the `ref` of an empty element; ALTCHA needs none. */
  box: ((element: HTMLElement | null) => void) | null
}

export type CaptchaProof = Pick<Captcha, 'state' | 'token'>

export const unsolved: CaptchaProof = { state: 'idle', token: null }

/** What a captcha that ran out or failed says (ERR-13, ERR-14). */
export function captchaMessage(state: CaptchaState): string | null {
  if (state === 'failed') return accountMessages.resetRequest.captchaError
  return state === 'expired' ? accountMessages.resetRequest.captchaExpired : null
}
