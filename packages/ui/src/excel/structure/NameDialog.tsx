import { nameError } from '@tributary/sdk/common'
import { type ReactNode, useLayoutEffect } from 'react'
import { FormDialog, type FormDialogProps } from '../../patterns/dialogs/FormDialog.tsx'
import { inputProps, useForm } from '../../patterns/form/use-form.ts'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { StatusRadios } from '../status/StatusRadios.tsx'
import { structureText } from './structure.messages.ts'

/** The input for a structure item. Has no status if the kind has none. */
export type NameForm = { name: string; status?: string }

export type NameDialogProps = Pick<
  FormDialogProps,
  'title' | 'action' | 'busy' | 'error' | 'onDismissError' | 'onClose' | 'returnFocus'
> & {
  /** Of the text field. */
  label?: string
  /** The initial values; read once. */
  initial: NameForm
  /** The stored values. A field that was not edited here takes over another user's change. */
  current?: NameForm
  /** Called when the dialog gains or loses unsaved input. */
  onDirty?: (dirty: boolean) => void
  /** Returns what a new status changes for users. */
  preview?: (status: string) => ReactNode
  /** Called with the name trimmed. */
  onSubmit: (form: NameForm) => void
}

const fields = ['name', 'status'] as const

/** A dialog for the name of a version, milestone, helper table or entity, and its status if its kind has one. */
export function NameDialog({
  label = structureText.name,
  initial,
  current,
  onDirty,
  preview,
  onSubmit,
  ...dialog
}: NameDialogProps) {
  const form = useForm<NameForm>({
    initial,
    ...(current && { current }),
    fields,
    errorOf: (field, { name }) => (field === 'name' ? nameError(name) : null),
    ...(dialog.busy && { busy: true }),
    onSubmit: ({ name, ...rest }) => onSubmit({ ...rest, name: name.trim() }),
  })
  // A layout effect, so that Back cannot come between typing and the question about it.
  useLayoutEffect(() => onDirty?.(form.dirty), [onDirty, form.dirty])
  const { status } = form.values
  return (
    <FormDialog {...dialog} size="sm" dirty={form.dirty} onSubmit={form.submit}>
      <TextField
        {...inputProps(form.field('name'))}
        label={label}
        name="name"
        autoComplete="off"
        required
        data-autofocus
      />
      {status !== undefined && <StatusRadios value={status} onChange={form.field('status').onChange} />}
      {status !== undefined && status !== (current ?? initial).status && preview?.(status)}
    </FormDialog>
  )
}
