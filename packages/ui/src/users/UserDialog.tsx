import { can, type Status, sameId } from '@tributary/domain'
import { type UserViewer, userLabels, userRights, usersMessages } from '@tributary/sdk/users'
import { type ReactNode, useLayoutEffect } from 'react'
import { FormDialog, type FormDialogProps } from '../patterns/dialogs/FormDialog.tsx'
import { inputProps } from '../patterns/form/use-form.ts'
import { TextField } from '../primitives/TextField/TextField.tsx'
import * as css from './UserDialog.css.ts'
import { UserGeneralFields } from './UserGeneralFields.tsx'
import { UserPasswordFields } from './UserPasswordFields.tsx'
import { UserRoleFields } from './UserRoleFields.tsx'
import { type UserFields, type UserFieldsOptions, useUserFields } from './use-user-fields.ts'
import { usersText } from './users.messages.ts'

export type UserDialogProps = UserFieldsOptions &
  Pick<FormDialogProps, 'error' | 'onDismissError' | 'onClose' | 'returnFocus'> & {
    /** The signed-in user. Their role decides which fields can be changed. */
    viewer: UserViewer
    /** The statuses the viewer can choose. */
    statuses: readonly Status[]
    /** The linked identities of the edited user. */
    identities?: ReactNode
    /** Returns what a new status changes for the user. */
    preview?: (status: string) => ReactNode
    /** Called when there is unsaved input, and when it is saved or discarded. */
    onDirty?: (dirty: boolean) => void
  }

/** Adds or edits a user in the sections "General" and "Security". */
export function UserDialog(props: UserDialogProps) {
  const { user, viewer, identities, error, onDismissError, onClose, returnFocus, onDirty } = props
  const rights = user && userRights(viewer, user)
  const fields = useUserFields(props)
  // A layout effect, so that Back cannot come before the guard is set.
  useLayoutEffect(() => onDirty?.(fields.dirty), [onDirty, fields.dirty])
  return (
    <FormDialog
      title={user ? usersMessages.edit : usersMessages.add}
      {...(rights?.name && { description: rights.name, idle: !fields.dirty })}
      busy={fields.waiting}
      dirty={fields.dirty}
      error={error}
      onSubmit={fields.submit}
      onClose={onClose}
      {...(onDismissError && { onDismissError })}
      {...(returnFocus && { returnFocus })}
    >
      <UserGeneralFields fields={fields} user={user} rights={rights} />
      <Security {...props} fields={fields} rights={rights} />
      {identities}
    </FormDialog>
  )
}

type Rights = ReturnType<typeof userRights> | null
type SecurityProps = UserDialogProps & { fields: UserFields; rights: Rights }

function Security(props: SecurityProps) {
  const { user, viewer, roles, statuses, policy, preview, fields, rights } = props
  const { statusId } = fields.values
  const isOther = user && !sameId(statusId ?? '', user.status?.id ?? '')
  const chosen = isOther && statuses.find(({ id }) => sameId(id, statusId ?? ''))
  return (
    <fieldset className={css.section}>
      <legend className={css.legend}>
        <h3>{usersText.security}</h3>
      </legend>
      <UserRoleFields fields={fields} user={user} viewer={viewer} roles={roles} statuses={statuses} />
      {chosen && preview?.(chosen.name)}
      {!rights?.name && (
        <UserPasswordFields
          fields={fields}
          isNew={user === null}
          reason={rights?.password ?? null}
          {...(policy && { policy })}
        />
      )}
      {user && can(viewer, 'users.microsoft-id') && (
        <TextField
          {...inputProps(fields.field('microsoftId'))}
          label={userLabels.microsoftId}
          optional
          mono
          autoComplete="off"
          spellCheck={false}
          help={user.microsoftId ? usersMessages.noMicrosoftId : undefined}
        />
      )}
    </fieldset>
  )
}
