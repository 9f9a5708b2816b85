import { signInWithPasskey, startPasskeySignIn, type UsedPasskey } from '@tributary/sdk'
import { accountFailure, withoutTokenMessage } from '@tributary/sdk/session'
import { PasskeyButton } from '@tributary/ui'
import { useEffect, useEffectEvent } from 'react'
import { useClient } from '../../session/use-client.ts'
import { useSubmit } from '../../session/use-submit.ts'
import { useAfterSignIn } from '../sign-in/use-after-sign-in.ts'
import { offerPasskeys } from './offer-passkeys.ts'
import { useCeremony, useEscape } from './use-ceremony.ts'

/** Signs in with a passkey, without a password: with the button, or with a suggestion for the username. */
export function PasskeySignIn() {
  const client = useClient()
  const enter = useAfterSignIn()
  const { run, busy, error } = useSubmit(accountFailure)
  const ceremony = useCeremony()
  useEscape(ceremony)
  const signIn = (choose: () => Promise<UsedPasskey>) =>
    run(async () => (enter(await signInWithPasskey(client, await choose())) ? null : withoutTokenMessage()))
  const press = () =>
    ceremony.run(async (signal) => {
      const { signWithPasskey } = await import('./ceremonies.ts')
      return signWithPasskey(await startPasskeySignIn(client, { body: {} }, { signal }), signal)
    })
  const useSuggested = useEffectEvent((used: UsedPasskey) => signIn(async () => used))
  // A browser runs one ceremony at a time.
  useEffect(() => (busy ? undefined : offerPasskeys(client, useSuggested)), [client, busy])
  return <PasskeyButton onSignIn={() => signIn(press)} busy={busy} error={error} />
}
