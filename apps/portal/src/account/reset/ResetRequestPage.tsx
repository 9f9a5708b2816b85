import { ResetRequestForm, ResetRequestSent } from '@tributary/ui'
import { useDocumentTitle } from '../../page/use-document-title.ts'
import { SignedOutLayout } from '../SignedOutLayout.tsx'
import { resetText } from './reset.messages.ts'
import { useResetRequest } from './use-reset-request.ts'

/** Requests a mail with a link to set a new password. */
export function ResetRequestPage() {
  const { emailAddress, setEmailAddress, sentTo, submit, dismissError, ...standing } = useResetRequest()
  useDocumentTitle(resetText.resetPassword)
  return (
    <SignedOutLayout typed={{ emailAddress }}>
      {sentTo === null ? (
        <ResetRequestForm
          {...standing}
          emailAddress={emailAddress}
          onChange={setEmailAddress}
          onSubmit={submit}
          onDismissError={dismissError}
        />
      ) : (
        <ResetRequestSent emailAddress={sentTo} />
      )}
    </SignedOutLayout>
  )
}
