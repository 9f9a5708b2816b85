import { failureMessage, signInWithPasskey, startPasskeySignIn } from '@tributary/sdk'
import { withoutTokenMessage } from '@tributary/sdk/session'
import { PasskeyButton } from '@tributary/ui'
import { useClient } from '../../session/use-client.ts'
import { useSubmit } from '../../session/use-submit.ts'
import { useAfterSignIn } from '../sign-in/use-after-sign-in.ts'

/** Signs in with a passkey, without a password. */
export function PasskeySignIn() {
  const client = useClient()
  const enter = useAfterSignIn()
  const { run, busy, error } = useSubmit(failureMessage)
  const signIn = () =>
    run(async () => {
      const { signWithPasskey } = await import('./ceremonies.ts')
      const used = await signWithPasskey(await startPasskeySignIn(client, { body: {} }))
      return enter(await signInWithPasskey(client, used)) ? null : withoutTokenMessage()
    })
  return <PasskeyButton onSignIn={signIn} busy={busy} error={error} />
}
