import { ProviderFrame, SignUpClosed, SignUpForm } from '@tributary/ui'
import { useDocumentTitle } from '../../page/use-document-title.ts'
import { SignedOutLayout } from '../SignedOutLayout.tsx'
import { signUpText } from './sign-up.messages.ts'
import { useSignUp } from './use-sign-up.ts'

/** Sign-up with a password or an external provider. */
export function SignUpPage() {
  const signUp = useSignUp()
  useDocumentTitle(signUpText.signUp)
  if (signUp.isClosed)
    return (
      <SignedOutLayout>
        <SignUpClosed />
      </SignedOutLayout>
    )
  const { password: _, confirmPassword: __, ...typed } = signUp.values
  return (
    <SignedOutLayout typed={typed}>
      <SignUpForm
        values={signUp.values}
        onChange={signUp.setValues}
        onSubmit={signUp.submit}
        isFree={signUp.isFree}
        busy={signUp.busy}
        refusals={signUp.refusals}
        policy={signUp.policy}
        failure={signUp.failure}
        onDismissFailure={signUp.dismissFailure}
        provider={signUp.provider && <ProviderFrame {...signUp.provider} intent="signup" />}
        captcha={signUp.captchaBox && <div ref={signUp.captchaBox} />}
      />
    </SignedOutLayout>
  )
}
