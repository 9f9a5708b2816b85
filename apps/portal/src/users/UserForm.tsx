import type { Id, SessionUser } from '@tributary/domain'
import { passwordPolicyNamed } from '@tributary/sdk/common'
import { UserDialog } from '@tributary/ui'
import { useState } from 'react'
import { useAccountOptions } from '../account/use-account-options.ts'
import { AccessPreview } from '../excel/access/AccessPreview.tsx'
import { editedItem } from '../excel/access/edited-item.ts'
import { pageHeading } from '../page/use-screen-focus.ts'
import { useUnsaved } from '../page/use-unsaved.ts'
import { UserFactorsOf } from './UserFactorsOf.tsx'
import { UserIdentitiesOf } from './UserIdentitiesOf.tsx'
import { useSaveUser } from './use-save-user.ts'
import type { OpenForm } from './use-user-form.ts'

type UserFormProps = OpenForm & { viewer: SessionUser; organisationId: Id; onClose: () => void }

/** Adds or changes a user. It closes after saving. */
export function UserForm({ user, roles, statuses, viewer, organisationId, onClose }: UserFormProps) {
  const options = useAccountOptions()
  const [dirty, setDirty] = useState(false)
  useUnsaved(dirty)
  const { save, busy, error, dismissError, refusals, isFree } = useSaveUser({
    ...{ user, viewer, organisationId },
    onSaved: onClose,
  })
  return (
    <UserDialog
      user={user}
      viewer={viewer}
      roles={roles}
      statuses={statuses}
      policy={passwordPolicyNamed(options?.passwordPolicy)}
      isFree={isFree}
      busy={busy}
      error={error}
      onDismissError={dismissError}
      refusals={refusals}
      onDirty={setDirty}
      {...(user && {
        identities: (
          <>
            <UserIdentitiesOf user={user} viewer={viewer} organisationId={organisationId} />
            <UserFactorsOf user={user} viewer={viewer} organisationId={organisationId} />
          </>
        ),
        preview: (status) => (
          <AccessPreview
            organisationId={organisationId}
            edit={{ kind: 'set-status', item: editedItem('user', user), status }}
          />
        ),
      })}
      onSubmit={save}
      onClose={onClose}
      returnFocus={pageHeading}
    />
  )
}
