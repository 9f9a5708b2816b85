import { signInMessages } from '@tributary/sdk/session'
import { Link, ProviderFrame } from '@tributary/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { useQueryString } from '../../page/use-address.ts'
import { useAccountOptions } from '../use-account-options.ts'
import { keepsCookies } from './keeps-cookies.ts'
import { useForgetProvider, useProviderCode } from './use-provider-code.ts'
import { useProviderRefusal } from './use-provider-refusal.ts'

/** Sign-in with a provider or a passkey: the frames and the button, and why the last attempt failed. */
export function useSignInProviders() {
  const { redeeming, error: codeError, dismissError: dismissCodeError } = useProviderCode()
  const refusal = useProviderRefusal()
  const [noCookies, setNoCookies] = useNoCookies()
  const forgetProvider = useForgetProvider()
  const providers = useAccountOptions()?.providers
  const passkey = usePasskeyWay()
  const returnUrl = new URLSearchParams(useQueryString()).get('returnUrl')
  const addressError = noCookies ? signInMessages.noCookies : refusal && <Refusal {...refusal} />
  const error: ReactNode = codeError ?? addressError
  const dismissError = () => {
    if (codeError) return dismissCodeError()
    setNoCookies(false)
    forgetProvider()
  }
  const provider = providers?.map((one) => (
    <ProviderFrame key={one.name} {...one} intent="signin" returnUrl={returnUrl} />
  ))
  return {
    provider: passkey || provider?.length ? [provider, passkey] : null,
    providerAwaited: !providers || passkey === undefined,
    locked: redeeming,
    error,
    dismissError,
  }
}

/** The button of passkeys, which is loaded after the form; undefined until then. */
function usePasskeyWay() {
  const [way, setWay] = useState<ReactNode>()
  useEffect(() => {
    import('../passkeys/passkey-way.tsx')
      .then(({ passkeyWay }) => setWay(passkeyWay()))
      .catch(() => setWay(null))
  }, [])
  return way
}

/**
 * Whether the browser rejects cookies. Sign-in with a provider then fails, and the server cannot detect
 * why.
 */
function useNoCookies() {
  const state = useState(false)
  const [, setNoCookies] = state
  // In an effect, because the page is also rendered ahead of time, without a browser.
  useEffect(() => setNoCookies(!keepsCookies()), [setNoCookies])
  return state
}

function Refusal({ sentence, signUp, signUpHref }: NonNullable<ReturnType<typeof useProviderRefusal>>) {
  return (
    <p>
      {sentence}
      {signUp && (
        <>
          {' '}
          {signUp.before}
          <Link href={signUpHref}>{signUp.link}</Link>
          {signUp.after}
        </>
      )}
    </p>
  )
}
