import { accountMessages } from '@tributary/sdk/account'
import { LoadError, RequestInvalid, SetPasswordDone, SetPasswordForm, Spinner } from '@tributary/ui'
import type { PageProps } from '../../page/page-props.ts'
import { useDocumentTitle } from '../../page/use-document-title.ts'
import { SignedOutLayout } from '../SignedOutLayout.tsx'
import { resetText } from './reset.messages.ts'
import { useSetPassword } from './use-set-password.ts'

type Mode = 'set' | 'reset'

/** Sets a first password with the link of a mail. */
export const SetPasswordPage = ({ params }: PageProps) => (
  <NewPassword mode="set" parameter={params.resetPasswordRedeemToken} />
)

/** Resets a password with the link of a mail. */
export const ResetPasswordPage = ({ params }: PageProps) => (
  <NewPassword mode="reset" parameter={params.resetPasswordRedeemToken} />
)

function NewPassword({ mode, parameter }: { mode: Mode; parameter: string | undefined }) {
  const setting = useSetPassword(parameter)
  useDocumentTitle(accountMessages.newPassword[mode].heading)
  return (
    <SignedOutLayout>
      <Content mode={mode} setting={setting} />
    </SignedOutLayout>
  )
}

function Content({ mode, setting }: { mode: Mode; setting: ReturnType<typeof useSetPassword> }) {
  const { done, link, check, setName, setValues, submit, dismissError, ...standing } = setting
  if (done) return <SetPasswordDone mode={mode} />
  if (link.state === 'invalid') return <RequestInvalid mode={mode} />
  if (link.state === 'valid')
    return (
      <SetPasswordForm
        {...standing}
        mode={mode}
        onName={setName}
        onChange={setValues}
        onSubmit={submit}
        onDismissError={dismissError}
      />
    )
  return (
    <>
      <h1>{accountMessages.newPassword[mode].heading}</h1>
      {link.state === 'checking' && <Spinner label={resetText.checkingYourLink} />}
      {link.state === 'unknown' && <LoadError message={link.message} onRetry={check} />}
    </>
  )
}
