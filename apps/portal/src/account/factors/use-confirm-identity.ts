import type { StepUpFactor } from '@tributary/domain'
import { type Client, sendStepUpCode, startPasskeyStepUp, stepUp } from '@tributary/sdk'
import { accountFailure } from '@tributary/sdk/session'
import { useState } from 'react'
import { useClient } from '../../session/use-client.ts'
import { useSubmit } from '../../session/use-submit.ts'
import { useCeremony } from '../passkeys/use-ceremony.ts'

/** Confirms with a factor that it is the user. */
export function useConfirmIdentity(onConfirmed: () => void) {
  const client = useClient()
  const [mailed, setMailed] = useState<{ reference: string; address: string } | null>(null)
  const { run, settled, busy, error } = useSubmit(accountFailure)
  const ceremony = useCeremony()
  const bodyOf = async (factor: StepUpFactor, value: string) => {
    if (factor === 'passkey') return { passkey: await ceremony.run((signal) => passkeyOf(client, signal)) }
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
  const send = async () => {
    await settled()
    await run(async () => {
      setMailed(await sendStepUpCode(client))
      return null
    })
  }
  const { running: cancellable, cancel } = ceremony
  return { sentTo: mailed?.address ?? null, busy, cancellable, error, submit, send, cancel }
}

async function passkeyOf(client: Client, signal: AbortSignal) {
  const { signWithPasskey } = await import('../passkeys/ceremonies.ts')
  return signWithPasskey(await startPasskeyStepUp(client, { signal }), signal)
}
