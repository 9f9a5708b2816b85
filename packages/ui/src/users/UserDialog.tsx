import { can, type Status, sameId, type User } from '@tributary/domain'
import { type UserViewer, userLabels, userRights, usersMessages } from '@tributary/sdk/users'
import { type ReactNode, useLayoutEffect } from 'react'
import { Columns } from '../layout/Columns.tsx'
import { FormDialog, type FormDialogProps } from '../patterns/dialogs/FormDialog.tsx'
import { inputProps } from '../patterns/form/use-form.ts'
import { TextField, type TextFieldProps } from '../primitives/TextField/TextField.tsx'
import * as css from './UserDialog.css.ts'
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
  const { user, viewer, roles, statuses, policy, identities, preview } = props
  const rights = user && userRights(viewer, user)
  const { error, onDismissError, onClose, returnFocus, onDirty } = props
  const fields = useUserFields(props)
  // A layout effect, so that Back cannot come before the guard is set.
  useLayoutEffect(() => onDirty?.(fields.dirty), [onDirty, fields.dirty])
  const { statusId } = fields.values
  const isOther = user && !sameId(statusId ?? '', user.status?.id ?? '')
  const chosen = isOther && statuses.find(({ id }) => sameId(id, statusId ?? ''))
  return (
    <FormDialog
      title={user ? usersMessages.edit : usersMessages.add}
      {...(rights?.name && { description: rights.name })}
      idle={Boolean(rights?.name) && !fields.dirty}
      busy={fields.waiting}
      dirty={fields.dirty}
      error={error}
      onSubmit={fields.submit}
      onClose={onClose}
      {...(onDismissError && { onDismissError })}
      {...(returnFocus && { returnFocus })}
    >
      <General fields={fields} user={user} rights={rights} />
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
      {identities}
    </FormDialog>
  )
}

type GeneralProps = {
  fields: UserFields
  user: User | null
  rights: ReturnType<typeof userRights> | null
}

/** The names and the address. The head of the form explains why none of them can be changed. */
const General = ({ fields, user, rights }: GeneralProps) => (
  <fieldset className={css.section}>
    <legend className={css.legend}>
      <h3>{usersText.general}</h3>
    </legend>
    <Columns template={2} from="tablet" gap={4}>
      <Words of="firstName" fields={fields} readOnly={Boolean(rights?.name)} data-autofocus />
      <Words of="lastName" fields={fields} readOnly={Boolean(rights?.name)} />
    </Columns>
    {/* Not `type="email"`, in which browsers change the input, such as the letters of the domain. */}
    <Words
      of="emailAddress"
      fields={fields}
      inputMode="email"
      autoCapitalize="off"
      spellCheck={false}
      help={
        rights?.name ? null : (rights?.emailAddress ?? addressNote(user, fields.field('emailAddress').value))
      }
      readOnly={Boolean(rights?.emailAddress)}
    />
  </fieldset>
)

/** Explains the consequence of a new address. */
const addressNote = (user: User | null, typedAddress: string) =>
  !user || typedAddress.trim() === user.emailAddress ? null : usersMessages.addressConfirmed

type WordsProps = Omit<TextFieldProps, 'label'> & {
  of: 'firstName' | 'lastName' | 'emailAddress'
  fields: UserFields
}

// About another user, so the browser must not autofill the details of the person who types.
const Words = ({ of, fields, ...rest }: WordsProps) => (
  <TextField
    {...rest}
    {...inputProps(fields.field(of))}
    label={userLabels[of]}
    name={of}
    autoComplete="off"
    required
  />
)
