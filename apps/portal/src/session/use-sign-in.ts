import { signIn } from '@tributary/sdk'
import { noTokenMessage, signInErrorMessage } from '@tributary/sdk/rules'
import type { SignInValues } from '@tributary/ui'
import { useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { useQueryString } from '../routes/use-address.ts'
import { writeCookie } from './cookies.ts'
import { tellOtherTabs } from './tabs.ts'
import { useClient } from './use-client.ts'
import { LOGGED_IN_NAME } from './use-greeting.ts'
import { useReturnPath } from './use-return-path.ts'

/** Signing in with a password: the values, whether a call runs, what went wrong (portal spec 2.3). */
export function useSignIn() {
  const client = useClient()
  const [, navigate] = useLocation()
  const query = useQueryString()
  const returnPath = useReturnPath()
  const [values, setValues] = useState<SignInValues>({ username: '', password: '' })
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const running = useRef(false)

  const attempt = async () => {
    const result = await signIn(client, { emailAddress: values.username, password: values.password })
    if (result.kind === 'no-token') return setError(noTokenMessage)
    if (result.kind === 'verification-required') return navigate(confirmation(result.reference, query))
    writeCookie(LOGGED_IN_NAME, result.user.firstName)
    tellOtherTabs({ type: 'signed-in', email: result.user.email })
    navigate(returnPath(query), { replace: true })
  }
  const submit = async () => {
    if (running.current) return
    running.current = true
    setBusy(true)
    setError(null)
    await attempt().catch((failure: unknown) => setError(signInErrorMessage(failure)))
    running.current = false
    setBusy(false)
  }
  return { values, setValues, busy, error, dismissError: () => setError(null), submit }
}

/** The address of the code entry, which takes the wish to return along (SIGNIN-19, SIGNIN-31). */
function confirmation(reference: string, query: string): string {
  const parameters = new URLSearchParams({ reference })
  const returnUrl = new URLSearchParams(query).get('returnUrl')
  if (returnUrl) parameters.set('returnUrl', returnUrl)
  return `/signin/confirm?${parameters}`
}
