import { greetingHeading } from '@tributary/sdk/rules'
import { AuthLayout, SignInForm } from '@tributary/ui'
import { useDocumentTitle } from '../routes/use-document-title.ts'
import { useGreeting } from './use-greeting.ts'
import { useSignIn } from './use-sign-in.ts'

/** Sign-in (portal spec 2.3). */
export function SignInPage() {
  const { values, setValues, busy, error, dismissError, submit } = useSignIn()
  const greeting = useGreeting()
  useDocumentTitle(greetingHeading(greeting))
  return (
    <AuthLayout>
      <SignInForm
        greeting={greeting}
        values={values}
        onChange={setValues}
        onSubmit={submit}
        busy={busy}
        error={error}
        onDismissError={dismissError}
      />
    </AuthLayout>
  )
}
