import { greetingHeading, signInMessages } from '@tributary/sdk/session'
import { SignInForm } from '@tributary/ui'
import { lazy, Suspense } from 'react'
import { useDocumentTitle } from '../../page/use-document-title.ts'
import { SignedOutLayout } from '../SignedOutLayout.tsx'
import { useForgetGreeting } from './use-forget-greeting.ts'
import { useGreeting } from './use-greeting.ts'
import { usePreloadPortal } from './use-preload-portal.ts'
import { useSignIn } from './use-sign-in.ts'
import { useSignInProviders } from './use-sign-in-providers.tsx'

// Not in the first script, because only a typed address needs it.
const Offered = lazy(async () => ({ default: (await import('./OfferedProvider.tsx')).OfferedProvider }))

/** Sign-in with a password or an external provider. */
export function SignInPage() {
  const { values, setValues, submit, error, dismissError, wait, busy, waiting } = useSignIn()
  const providers = useSignInProviders()
  const forgetGreeting = useForgetGreeting()
  const greeting = useGreeting()
  useDocumentTitle(greetingHeading(greeting))
  usePreloadPortal()
  return (
    <SignedOutLayout typed={{ username: values.username }}>
      <SignInForm
        greeting={greeting}
        values={values}
        onChange={setValues}
        onSubmit={submit}
        busy={busy}
        waiting={waiting}
        locked={providers.locked}
        error={error ? <Failure sentence={error} wait={wait} /> : providers.error}
        onDismissError={error ? dismissError : providers.dismissError}
        offered={
          values.username.includes('@') && (
            <Suspense>
              <Offered address={values.username} />
            </Suspense>
          )
        }
        provider={providers.provider}
        providerAwaited={providers.providerAwaited}
        onNotMe={forgetGreeting}
      />
    </SignedOutLayout>
  )
}

/** Why a sign-in failed, and when to try again if the server has sent a time. */
function Failure({ sentence, wait }: { sentence: string; wait: number | null }) {
  return (
    <>
      <span>{sentence}</span>
      {wait !== null && <span> {signInMessages.tryAgainIn(wait)}</span>}
    </>
  )
}
