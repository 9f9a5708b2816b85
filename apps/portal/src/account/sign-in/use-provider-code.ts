import { signInWithCode } from '@tributary/sdk'
import { signInErrorMessage, signInMessages } from '@tributary/sdk/session'
import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { useAddress } from '../../page/use-address.ts'
import { useClient } from '../../session/use-client.ts'
import { useSubmit } from '../../session/use-submit.ts'
import { useAfterSignIn } from './use-after-sign-in.ts'

/** The parameters that a provider, or the server on its behalf, adds to the address of sign-in. */
const FROM_PROVIDER = ['code', 'error', 'provider']

/**
 * Returns a function that removes the provider's result from the address, so that a reload does not use it
 * again.
 */
export function useForgetProvider(): () => void {
  const { path, query } = useAddress()
  const [, navigate] = useLocation()
  return () => {
    const left = new URLSearchParams(query)
    for (const name of FROM_PROVIDER) left.delete(name)
    navigate(left.size > 0 ? `${path}?${left}` : path, { replace: true })
  }
}

/** Signs in with the one-use code of a provider, once, when the page opens (SIGNIN-29). */
export function useProviderCode() {
  const client = useClient()
  const enter = useAfterSignIn()
  const forget = useForgetProvider()
  const query = new URLSearchParams(useAddress().query)
  const code = query.get('error') ? null : query.get('code')
  // A code can be used once, however often the page renders.
  const redeemed = useRef<string | null>(null)
  const { run, busy, error, dismissError } = useSubmit(signInErrorMessage)

  useEffect(() => {
    if (!code || redeemed.current === code) return
    redeemed.current = code
    const redeem = async () => {
      const entered = enter(await signInWithCode(client, code), { replace: true })
      if (!entered) forget()
      return entered ? null : signInMessages.wrongCredentials
    }
    run(() =>
      redeem().catch((failure: unknown) => {
        forget()
        throw failure
      }),
    )
  })
  return { redeeming: busy, error, dismissError }
}
