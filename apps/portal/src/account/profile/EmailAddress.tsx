import type { SessionUser } from '@tributary/domain'
import { ChangeEmailDialog, EmailAddressPanel, LoadError } from '@tributary/ui'
import { useState } from 'react'
import { firstFailure } from '../../data/first-failure.ts'
import { useUnsaved } from '../../page/use-unsaved.ts'
import { profileText } from './profile.messages.ts'
import { useEmailChange, useOwnEmail, usePendingEmail } from './use-own-email.ts'

/** The user's email address, and how to change it. */
export function EmailAddress({ user }: { user: SessionUser }) {
  const { pending, loaded } = useOwnEmail(user.email)
  const { sentAgain, doing, error, resend, cancel } = usePendingEmail()
  const change = useEmailChange()
  const [dirty, setDirty] = useState(false)
  useUnsaved(change.asking && dirty)
  const failure = firstFailure(loaded)
  return (
    <>
      <EmailAddressPanel
        pending={pending}
        doing={doing}
        sentAgain={sentAgain}
        error={error ?? (failure && <LoadError things={profileText.aPendingChange} {...failure} />)}
        onChange={change.begin}
        onResend={resend}
        onCancel={cancel}
      />
      {change.asking && (
        <ChangeEmailDialog
          email={user.email}
          busy={change.busy}
          error={change.error}
          onDirty={setDirty}
          onSubmit={change.request}
          onClose={change.cancel}
        />
      )}
    </>
  )
}
