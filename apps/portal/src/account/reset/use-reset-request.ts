import { requestPasswordReset } from '@tributary/sdk'
import { resetRequestFailure } from '@tributary/sdk/account'
import { useState } from 'react'
import { useClient } from '../../session/use-client.ts'
import { useSubmit } from '../../session/use-submit.ts'
import { captchaMessage } from '../captcha/captcha-state.ts'
import { useCaptcha } from '../captcha/use-captcha.ts'
import { useHeldTyped } from '../typed-text.ts'
import { useAccountOptions } from '../use-account-options.ts'

/** Requests a mail with a link to set a new password. */
export function useResetRequest() {
  const client = useClient()
  const captcha = useCaptcha(useAccountOptions()?.captcha, 'visible')
  const [emailAddress, setEmailAddress] = useState('')
  useHeldTyped((typed) => setEmailAddress((now) => typed.emailAddress ?? now))
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { run, ...attempt } = useSubmit(resetRequestFailure)
  const { token: recaptchaToken, state } = captcha

  const submit = () =>
    run(async () => {
      if (!recaptchaToken) return null
      const address = emailAddress.trim()
      // Successful or not, the server has used this token, so the next attempt needs another.
      await requestPasswordReset(client, { body: { emailAddress: address, recaptchaToken } }).finally(
        captcha.reset,
      )
      setSentTo(address)
      return null
    })
  return {
    ...attempt,
    emailAddress,
    setEmailAddress,
    sentTo,
    submit,
    captcha: {
      state,
      token: recaptchaToken,
      message: captchaMessage(state),
      // The captcha shows its own failure.
      onSolve: () => void captcha.solve().catch(() => undefined),
      box: captcha.box,
    },
  }
}
