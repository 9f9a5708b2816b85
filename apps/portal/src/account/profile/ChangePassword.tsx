import type { SessionUser } from '@tributary/domain'
import { passwordPolicyNamed } from '@tributary/sdk/common'
import { ChangePasswordDialog, ChangePasswordPanel } from '@tributary/ui'
import { useState } from 'react'
import { useRequestedAction } from '../../page/requested-action.ts'
import { useUnsaved } from '../../page/use-unsaved.ts'
import { useAccountOptions } from '../use-account-options.ts'
import { useAuthenticators } from './use-authenticators.ts'
import { useChangePassword } from './use-change-password.ts'

/** Changes the user's password, by the password policy of the installation. */
export function ChangePassword({ user }: { user: SessionUser }) {
  const options = useAccountOptions()
  const { factors } = useAuthenticators()
  const { asking, changed, busy, error, begin, change, cancel } = useChangePassword()
  const [dirty, setDirty] = useState(false)
  useUnsaved(asking && dirty)
  useRequestedAction('change-password', true, begin)
  return (
    <>
      <ChangePasswordPanel changed={changed} onChange={begin} />
      {asking && (
        <ChangePasswordDialog
          email={user.email}
          policy={passwordPolicyNamed(options?.passwordPolicy)}
          secondFactor={
            user.requireMultiFactorAuthentication ||
            Boolean(factors?.authenticators.length || factors?.passkeys.length)
          }
          busy={busy}
          error={error}
          onDirty={setDirty}
          onSubmit={change}
          onClose={cancel}
        />
      )}
    </>
  )
}
