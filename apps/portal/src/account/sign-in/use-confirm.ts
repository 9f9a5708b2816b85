import { confirmSignIn, resendCode } from '@tributary/sdk'
import { verificationErrorMessage, withoutTokenMessage } from '@tributary/sdk/session'
import { useState } from 'react'
import { useClient } from '../../session/use-client.ts'
import { useSubmit } from '../../session/use-submit.ts'
import { confirmState } from './confirm-state.ts'
import { useAfterSignIn } from './use-after-sign-in.ts'

/** The time to wait for a mail before another can be requested. */
const RESEND_AFTER_MS = 30_000

/** Entry of the verification code of a sign-in, and sending it again. */
export function useConfirm(reference: string, now: () => Date) {
  const client = useClient()
  const enter = useAfterSignIn()
  const soon = () => new Date(now().getTime() + RESEND_AFTER_MS)
  const [code, setCode] = useState('')
  const [trustDevice, setTrustDevice] = useState(false)
  const [address, setAddress] = useState(addressFromHistory)
  const [resendFrom, setResendFrom] = useState(soon)
  const [sent, setSent] = useState(false)
  const { run, ...attempt } = useSubmit(verificationErrorMessage)
  const again = useSubmit(verificationErrorMessage)

  const submit = () =>
    run(async () => {
      again.dismissError()
      const result = await confirmSignIn(client, { reference, code, trustDevice })
      return enter(result) ? null : withoutTokenMessage()
    })
  const resend = () =>
    again.run(async () => {
      attempt.dismissError()
      const result = await resendCode(client, reference)
      if (!enter(result, { replace: true })) return withoutTokenMessage()
      if (result.kind === 'verification-required') setAddress(result.address)
      setCode('')
      setSent(true)
      setResendFrom(soon())
      return null
    })
  return {
    values: { code, trustDevice, address },
    setCode,
    setTrustDevice,
    submit,
    busy: attempt.busy,
    waiting: attempt.waiting,
    error: attempt.error ?? again.error,
    dismissError: () => {
      attempt.dismissError()
      again.dismissError()
    },
    resend: { from: resendFrom, busy: again.busy, sent, onResend: resend },
  }
}

/** The mailbox of the code, from the history state of the sign-in; null when the page was opened directly. */
function addressFromHistory(): string | null {
  return confirmState().address ?? null
}
