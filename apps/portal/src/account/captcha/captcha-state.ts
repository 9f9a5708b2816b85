import { accountMessages } from '@tributary/sdk/account'

/** The state of a captcha. Only a solved one has a token, which can be used once. */
export type CaptchaState = 'idle' | 'working' | 'solved' | 'expired' | 'failed'

/** A captcha, from either provider. */
export type Captcha = {
  kind: 'altcha' | 'recaptcha'
  state: CaptchaState
  token: string | null
  /** Solves it, or returns the token it has. Rejects when that fails, and the state is then 'failed'. */
  solve: () => Promise<string>
  /** Drops the token, which the server accepts only once, and cancels a running solution. */
  reset: () => void
  /** The `ref` of an empty element for Google's box. ALTCHA needs none. */
  box: ((element: HTMLElement | null) => void) | null
}

export type CaptchaProof = Pick<Captcha, 'state' | 'token'>

export const unsolved: CaptchaProof = { state: 'idle', token: null }

/** The message for a captcha that expired or failed (ERR-13, ERR-14). */
export function captchaMessage(state: CaptchaState): string | null {
  if (state === 'failed') return accountMessages.resetRequest.captchaError
  return state === 'expired' ? accountMessages.resetRequest.captchaExpired : null
}
