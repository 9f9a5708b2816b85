import { emailError, emailMessages, englishOf, requiredError } from '@tributary/sdk/common'
import { securityMessages } from '@tributary/sdk/session'
import { useLayoutEffect, useMemo } from 'react'
import { FormDialog, type FormDialogProps } from '../../patterns/dialogs/FormDialog.tsx'
import { inputProps, useForm } from '../../patterns/form/use-form.ts'
import { PasswordField } from '../../primitives/TextField/PasswordField.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'

const { email: words } = securityMessages

export type EmailChangeValues = { emailAddress: string; currentPassword: string }

export type ChangeEmailDialogProps = Pick<FormDialogProps, 'onClose'> & {
  /** The current address, for password managers. The new one must differ. */
  email: string
  /** True while the request runs. The form cannot be submitted again. */
  busy?: boolean
  /** The reason why the last attempt failed. The input is kept. */
  error?: string | null
  /** Called with the new address and the password. */
  onSubmit: (values: EmailChangeValues) => void
  /** Called when there is unsaved input, and when it is saved or discarded. */
  onDirty?: (dirty: boolean) => void
}

const fields = ['emailAddress', 'currentPassword'] as const
const nothing: EmailChangeValues = { emailAddress: '', currentPassword: '' }

/** The server writes English. Its sentences about the address are shown in the language of the form. */
function addressRefusal(error: string | null): string | null {
  if (error === englishOf(emailMessages).taken) return emailMessages.taken
  return error === englishOf(securityMessages).email.same ? words.same : null
}

/** Requests a new address for the account. Needs the current password. */
export function ChangeEmailDialog(props: ChangeEmailDialogProps) {
  const { email, busy = false, error = null, onSubmit, onDirty, onClose } = props
  // The server's message about the address belongs to its field.
  const refusal = addressRefusal(error)
  const refusals = useMemo(() => (refusal ? { emailAddress: refusal } : null), [refusal])
  const form = useForm<EmailChangeValues>({
    initial: nothing,
    fields,
    errorOf: (field, values) =>
      requiredError(values[field]) ?? (field === 'emailAddress' ? emailError(values.emailAddress) : null),
    refusals,
    busy,
    onSubmit: ({ emailAddress, currentPassword }) =>
      onSubmit({ emailAddress: emailAddress.trim(), currentPassword }),
  })
  // A layout effect, so that Back cannot come before the guard is set.
  useLayoutEffect(() => onDirty?.(form.dirty), [onDirty, form.dirty])
  return (
    <FormDialog
      size="sm"
      title={words.change}
      description={words.takesEffect}
      action={words.send}
      busy={form.waiting}
      dirty={form.dirty}
      error={refusal ? null : error}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <input type="text" hidden readOnly autoComplete="username" value={email} />
      <TextField
        {...inputProps(form.field('emailAddress'))}
        data-autofocus
        required
        label={words.label}
        name="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="off"
        spellCheck={false}
      />
      <PasswordField
        {...inputProps(form.field('currentPassword'))}
        required
        label={words.password}
        name="current"
        autoComplete="current-password"
      />
    </FormDialog>
  )
}
