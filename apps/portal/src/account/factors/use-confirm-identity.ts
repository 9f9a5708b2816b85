import type { StepUpFactor } from '@tributary/domain'
import { type Client, failureMessage, sendStepUpCode, startPasskeyStepUp, stepUp } from '@tributary/sdk'
import { useState } from 'react'
import { useClient } from '../../session/use-client.ts'
import { useSubmit } from '../../session/use-submit.ts'

/** Confirms with a factor that it is the user. */
export function useConfirmIdentity(onConfirmed: () => void) {
  const client = useClient()
  const [mailed, setMailed] = useState<{ reference: string; address: string } | null>(null)
  const { run, busy, error } = useSubmit(failureMessage)
  const bodyOf = async (factor: StepUpFactor, value: string) => {
    if (factor === 'passkey') return { passkey: await passkeyOf(client) }
    if (factor === 'password') return { password: value }
    if (factor === 'authenticator') return { authenticatorCode: value }
    return { reference: mailed?.reference ?? '', code: value }
  }
  const submit = (factor: StepUpFactor, value: string) =>
    run(async () => {
      await stepUp(client, { body: await bodyOf(factor, value) })
      onConfirmed()
      return null
    })
  const send = () =>
    run(async () => {
      setMailed(await sendStepUpCode(client))
      return null
    })
  return { sentTo: mailed?.address ?? null, busy, error, submit, send }
}

async function passkeyOf(client: Client) {
  const { signWithPasskey } = await import('../passkeys/ceremonies.ts')
  return signWithPasskey(await startPasskeyStepUp(client))
}
