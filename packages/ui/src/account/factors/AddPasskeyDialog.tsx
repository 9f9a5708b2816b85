import { factorLimits } from '@tributary/domain'
import { requiredError } from '@tributary/sdk/common'
import { passkeyMessages } from '@tributary/sdk/session'
import { useLayoutEffect } from 'react'
import { FormDialog, type FormDialogProps } from '../../patterns/dialogs/FormDialog.tsx'
import { inputProps, useForm } from '../../patterns/form/use-form.ts'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { profileText } from '../profile/profile.messages.ts'

export type AddPasskeyDialogProps = Pick<
  FormDialogProps,
  'error' | 'cancellable' | 'onClose' | 'returnFocus'
> & {
  /** True while the browser creates the passkey and while it is sent. */
  busy?: boolean
  /** Called with the name of the passkey. */
  onSubmit: (name: string) => void
  /** Called when there is unsaved input, and when it is saved or discarded. */
  onDirty?: (dirty: boolean) => void
}

/** Asks for the name of a passkey, before the browser creates it. */
export function AddPasskeyDialog({ busy = false, onSubmit, onDirty, ...dialog }: AddPasskeyDialogProps) {
  const form = useForm({
    initial: { name: '' },
    fields: ['name'],
    errorOf: (_, { name }) => requiredError(name),
    busy,
    onSubmit: ({ name }) => onSubmit(name.trim()),
  })
  useLayoutEffect(() => onDirty?.(form.dirty), [onDirty, form.dirty])
  return (
    <FormDialog
      {...dialog}
      size="sm"
      title={passkeyMessages.add}
      description={passkeyMessages.signInHint}
      action={profileText.continue}
      busy={form.waiting}
      dirty={form.dirty}
      onSubmit={form.submit}
    >
      <TextField
        {...inputProps(form.field('name'))}
        data-autofocus
        required
        label={passkeyMessages.name}
        name="passkey-name"
        autoComplete="off"
        maxLength={factorLimits.name}
        help={passkeyMessages.nameHelp}
      />
    </FormDialog>
  )
}
