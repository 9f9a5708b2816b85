import { signIn } from '@tributary/sdk'
import { signInErrorMessage, signInMessages } from '@tributary/sdk/session'
import type { SignInValues } from '@tributary/ui'
import { useState } from 'react'
import { useClient } from '../../session/use-client.ts'
import { useSubmit } from '../../session/use-submit.ts'
import { useHeldTyped } from '../typed-text.ts'
import { useAfterSignIn } from './use-after-sign-in.ts'

/** Sign-in with a password: the values, whether a call runs, and the error. */
export function useSignIn() {
  const client = useClient()
  const enter = useAfterSignIn()
  const [values, setValues] = useState<SignInValues>({ username: '', password: '' })
  useHeldTyped((typed) => setValues((now) => ({ ...now, ...typed })))
  const [tried, setTried] = useState('')
  const { run, wait, busy, error, dismissError } = useSubmit(signInErrorMessage)
  const submit = () => {
    const { username: emailAddress, password } = values
    setTried(emailAddress)
    return run(async () =>
      enter(await signIn(client, { emailAddress, password })) ? null : signInMessages.wrongCredentials,
    )
  }
  // Only the rate-limited user must wait, not another user of the browser.
  const waiting = wait !== null && values.username === tried
  return { values, setValues, submit, busy, error, dismissError, wait, waiting }
}
