import { signInMessages } from '@tributary/sdk/rules'
import { Link, ProviderFrame } from '@tributary/ui'
import { useEffect, useState } from 'react'
import { useQueryString } from '../../page/use-address.ts'
import { useAccountOptions } from '../use-account-options.ts'
import { keepsCookies } from './keeps-cookies.ts'
import type { BesideSignInProps } from './use-beside-sign-in.ts'
import { useForgetGreeting } from './use-forget-greeting.ts'
import { useForgetProvider, useProviderCode } from './use-provider-code.ts'
import { useProviderRefusal } from './use-provider-refusal.ts'

/** Tells the sign-in screen what stands beside its fields; draws nothing itself. */
export function BesideSignIn({ onChange }: BesideSignInProps): null {
  const { redeeming, error, dismissError } = useProviderCode()
  const refusal = useProviderRefusal()
  // Without them a visit to a provider fails for a reason that no answer of the server's can name.
  const [noCookies, setNoCookies] = useState(() => !keepsCookies())
  const forgetProvider = useForgetProvider()
  const providers = useAccountOptions()?.providers
  const [notMe, timesForgotten] = useForgetGreeting()
  const query = useQueryString()
  const said = JSON.stringify([redeeming, error, noCookies, refusal, providers, timesForgotten, query])
  // Everything that is told is in those words, so it is told when they change and not at each drawing.
  useEffect(() => {
    onChange({
      provider: providers?.length ? <Frames providers={providers} query={query} /> : null,
      providerAwaited: !providers,
      locked: redeeming,
      error: error ?? (noCookies ? signInMessages.noCookies : refusal && <Refusal {...refusal} />),
      dismissError: () => {
        if (error) return dismissError()
        setNoCookies(false)
        forgetProvider()
      },
      onNotMe: notMe,
    })
  }, [said])
  return null
}

type FramesProps = { providers: readonly { name: string; displayName: string }[]; query: string }

/** The providers' own ways in (SIGNIN-06, SIGNIN-30). */
function Frames({ providers, query }: FramesProps) {
  const returnUrl = new URLSearchParams(query).get('returnUrl')
  return providers.map((provider) => (
    <ProviderFrame key={provider.name} {...provider} intent="signin" returnUrl={returnUrl} />
  ))
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
