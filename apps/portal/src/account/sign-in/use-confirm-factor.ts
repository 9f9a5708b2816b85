import type { SignInFactor } from '@tributary/domain'
import { confirmSignIn, resendCode } from '@tributary/sdk'
import { verificationErrorMessage, withoutTokenMessage } from '@tributary/sdk/session'
import type { TypedFactor } from '@tributary/ui'
import { useState } from 'react'
import { useClient } from '../../session/use-client.ts'
import { useSubmit } from '../../session/use-submit.ts'
import { confirmState } from './confirm-state.ts'
import { useAfterSignIn } from './use-after-sign-in.ts'

/** Finishes a sign-in with an authenticator app or a recovery code, or mails a code if the user chooses that. */
export function useConfirmFactor(reference: string) {
  const client = useClient()
  const enter = useAfterSignIn()
  const [factors] = useState(() => confirmState().factors ?? [])
  const [factor, setFactor] = useState<TypedFactor>('authenticator')
  const [code, setCode] = useState('')
  const [trustDevice, setTrustDevice] = useState(false)
  const { run, busy, waiting, error, dismissError } = useSubmit(verificationErrorMessage)

  const onSubmit = () =>
    run(async () => {
      const result = await confirmSignIn(client, { reference, code, trustDevice, factor })
      return enter(result) ? null : withoutTokenMessage()
    })
  const mail = () =>
    run(async () =>
      enter(await resendCode(client, reference), { replace: true }) ? null : withoutTokenMessage(),
    )
  const onChoose = (other: SignInFactor) => {
    if (other === 'email') return mail()
    dismissError()
    setCode('')
    setFactor(other)
    return undefined
  }
  return {
    ...{ factor, factors, code, trustDevice, busy, waiting, error },
    ...{ onCodeChange: setCode, onTrustDeviceChange: setTrustDevice, onDismissError: dismissError },
    ...{ onSubmit, onChoose },
  }
}
