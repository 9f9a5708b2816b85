import { greetingHeading } from '@tributary/sdk/rules'
import { AuthLayout, Link, SignInForm } from '@tributary/ui'
import { useDocumentTitle } from '../routes/use-document-title.ts'
import { useGreeting } from './use-greeting.ts'
import { useNotMe } from './use-not-me.ts'
import { useForgetProvider, useProviderCode } from './use-provider-code.ts'
import { useProviderRefusal } from './use-provider-refusal.ts'
import { useProviderWay } from './use-provider-way.tsx'
import { useSignIn } from './use-sign-in.ts'

/** Sign-in (portal spec 2.3). */
export function SignInPage() {
  const { values, setValues, busy, waiting, submit, ...attempt } = useSignIn()
  const fromProvider = useProviderCode()
  const refusal = useProviderRefusal()
  const forgetProvider = useForgetProvider()
  const greeting = useGreeting()
  const way = useProviderWay()
  useDocumentTitle(greetingHeading(greeting))
  const dismiss = () => {
    attempt.dismissError()
    fromProvider.dismissError()
    if (refusal) forgetProvider()
  }
  return (
    <AuthLayout>
      <SignInForm
        greeting={greeting}
        values={values}
        onChange={setValues}
        onSubmit={submit}
        busy={busy}
        waiting={waiting}
        locked={fromProvider.redeeming}
        error={attempt.error ?? fromProvider.error ?? (refusal && <Refusal {...refusal} />)}
        onDismissError={dismiss}
        onNotMe={useNotMe()}
        {...way}
      />
    </AuthLayout>
  )
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
