import { nameError } from '@tributary/sdk/common'
import { useLayoutEffect } from 'react'
import { FormDialog, type FormDialogProps } from '../../patterns/dialogs/FormDialog.tsx'
import { inputProps, useForm } from '../../patterns/form/use-form.ts'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { StatusRadios } from '../status/StatusRadios.tsx'

/** What is entered about something of the structure; without a status where it has none. */
export type NameForm = { name: string; status?: string }

export type NameDialogProps = Pick<
  FormDialogProps,
  'title' | 'action' | 'busy' | 'error' | 'onDismissError' | 'onClose' | 'returnFocus'
> & {
  /** Of the text field. */
  label?: string
  /** What the form holds at first; read once. */
  initial: NameForm
  /** What is stored by now: a field nobody has touched takes over what somebody else has made of it. */
  current?: NameForm
  /** Whether something is entered that is not saved. */
  onDirty?: (dirty: boolean) => void
  /** Called with the name trimmed. */
  onSubmit: (form: NameForm) => void
}

const fields = ['name', 'status'] as const

/** The name of a version, milestone, helper table or entity, and its status where it has one (VER-10, VER-12, HELPER-04, ENT-04). */
export function NameDialog({
  label = 'Name',
  initial,
  current,
  onDirty,
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
  // At once, so that Back cannot come between what is typed and the question about it.
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
    </FormDialog>
  )
}
