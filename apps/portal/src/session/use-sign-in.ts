import { signIn } from '@tributary/sdk'
import { noTokenMessage, signInErrorMessage } from '@tributary/sdk/rules'
import type { SignInValues } from '@tributary/ui'
import { useState } from 'react'
import { useAttempt } from './use-attempt.ts'
import { useClient } from './use-client.ts'
import { useEntrance } from './use-entrance.ts'

/** Signing in with a password: the values, whether a call runs, what went wrong (portal spec 2.3). */
export function useSignIn() {
  const client = useClient()
  const enter = useEntrance()
  const [values, setValues] = useState<SignInValues>({ username: '', password: '' })
  const { run, ...attempt } = useAttempt(signInErrorMessage)
  const submit = () =>
    run(async () => {
      const { username: emailAddress, password } = values
      return enter(await signIn(client, { emailAddress, password })) ? null : noTokenMessage
    })
  return { values, setValues, submit, ...attempt }
}
