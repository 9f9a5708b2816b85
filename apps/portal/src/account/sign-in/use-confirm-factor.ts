import type { SignInFactor } from '@tributary/domain'
import {
  type Client,
  confirmSignIn,
  Refusal,
  resendCode,
  signInWithPasskey,
  startPasskeySignIn,
} from '@tributary/sdk'
import { accountFailure, verificationErrorMessage, withoutTokenMessage } from '@tributary/sdk/session'
import type { TypedFactor } from '@tributary/ui'
import { useState } from 'react'
import { useClient } from '../../session/use-client.ts'
import { useSubmit } from '../../session/use-submit.ts'
import { useCeremony, useEscape } from '../passkeys/use-ceremony.ts'
import { confirmState } from './confirm-state.ts'
import { useAfterSignIn } from './use-after-sign-in.ts'

const firstOf = (factors: readonly SignInFactor[]): TypedFactor =>
  factors.find((factor) => factor === 'passkey' || factor === 'authenticator') ?? 'authenticator'

async function passkeyFor(client: Client, verificationReference: string, signal: AbortSignal) {
  const { signWithPasskey } = await import('../passkeys/ceremonies.ts')
  const request = await startPasskeySignIn(client, { body: { verificationReference } }, { signal })
  return signWithPasskey(request, signal)
}

/** The sentence of the browser's refusal, or of the server's. */
const errorMessage = (error: unknown) =>
  error instanceof Refusal ? accountFailure(error) : verificationErrorMessage(error)

/** Finishes a sign-in with a passkey, an authenticator app or a recovery code, or mails a code if the user chooses that. */
export function useConfirmFactor(reference: string) {
  const client = useClient()
  const enter = useAfterSignIn()
  const [factors] = useState(() => confirmState().factors ?? [])
  const [factor, setFactor] = useState<TypedFactor>(() => firstOf(factors))
  const [code, setCode] = useState('')
  const [trustDevice, setTrustDevice] = useState(false)
  const { run, settled, busy, waiting, error, dismissError } = useSubmit(errorMessage)
  const ceremony = useCeremony()
  useEscape(ceremony)

  const onSubmit = () =>
    run(async () => {
      const result =
        factor === 'passkey'
          ? await signInWithPasskey(
              client,
              await ceremony.run((signal) => passkeyFor(client, reference, signal)),
            )
          : await confirmSignIn(client, { reference, code, trustDevice, factor })
      return enter(result) ? null : withoutTokenMessage()
    })
  const mail = () =>
    run(async () =>
      enter(await resendCode(client, reference), { replace: true }) ? null : withoutTokenMessage(),
    )
  const onChoose = async (other: SignInFactor) => {
    ceremony.cancel()
    await settled()
    if (other === 'email') return mail()
    dismissError()
    setCode('')
    setFactor(other)
  }
  return {
    ...{ factor, factors, code, trustDevice, busy, waiting, error },
    ...{ onCodeChange: setCode, onTrustDeviceChange: setTrustDevice, onDismissError: dismissError },
    ...{ onSubmit, onChoose },
  }
}
