import { greetingHeading, signInMessages } from '@tributary/sdk/rules'
import { AuthLayout, SignInForm } from '@tributary/ui'
import { useDocumentTitle } from '../../page/use-document-title.ts'
import { useBesideSignIn } from './use-beside-sign-in.ts'
import { useGreeting } from './use-greeting.ts'
import { useSignIn } from './use-sign-in.ts'

/** Sign-in (portal spec 2.3). */
export function SignInPage() {
  const { values, setValues, submit, error, dismissError, wait, ...standing } = useSignIn()
  const [{ error: besideError, dismissError: dismissBeside, ...beside }, loader] = useBesideSignIn()
  const greeting = useGreeting()
  useDocumentTitle(greetingHeading(greeting))
  return (
    <AuthLayout>
      <SignInForm
        {...beside}
        {...standing}
        greeting={greeting}
        values={values}
        onChange={setValues}
        onSubmit={submit}
        error={error ? <Refusal sentence={error} wait={wait} /> : besideError}
        onDismissError={error ? dismissError : dismissBeside}
      />
      {loader}
    </AuthLayout>
  )
}

/** Why a sign-in failed, and when the next one makes sense where the server has said so. */
function Refusal({ sentence, wait }: { sentence: string; wait: number | null }) {
  return (
    <>
      <span>{sentence}</span>
      {wait !== null && <span> {signInMessages.tryAgainIn(wait)}</span>}
    </>
  )
}
