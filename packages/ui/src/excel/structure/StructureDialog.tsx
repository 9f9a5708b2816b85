import { type Id, type Status, sameId, statusNamed } from '@tributary/domain'
import { nameError, requiredError } from '@tributary/sdk/common'
import { userStatusOptions } from '@tributary/sdk/users'
import { type ReactNode, useLayoutEffect } from 'react'
import { FormDialog, type FormDialogProps } from '../../patterns/dialogs/FormDialog.tsx'
import { inputProps, useForm } from '../../patterns/form/use-form.ts'
import { Select } from '../../primitives/Select/Select.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import type { StructureItem } from './StructureCard.tsx'
import { structureText } from './structure.messages.ts'

/** The editable fields of an area or sub-area. */
export type StructureForm = { name: string; statusId: Id }

/** The same fields as the form's controls hold them. */
type Fields = { name: string; statusId: string }

export type StructureDialogProps = Pick<
  FormDialogProps,
  'title' | 'busy' | 'error' | 'onDismissError' | 'onClose' | 'returnFocus'
> & {
  /** The item to edit. */
  item: StructureItem
  /** The stored item. A field that was not edited here takes over another user's change. */
  current?: StructureItem
  /** The statuses the user can choose. */
  statuses: readonly Status[]
  /** Returns what a new status changes for users. */
  preview?: (status: string) => ReactNode
  /** Called with the name and status, at least one of which has changed. */
  onSave: (form: StructureForm) => void
  /** Called when the dialog gains or loses unsaved input. */
  onDirty?: (dirty: boolean) => void
}

const fields = ['name', 'statusId'] as const

/** Changes the name and status of an area or sub-area. */
export function StructureDialog(props: StructureDialogProps) {
  const { item, current = item, statuses, onSave, onDirty, preview, ...dialog } = props
  const form = useForm<Fields>({
    initial: formOf(item, statuses),
    current: formOf(current, statuses),
    fields,
    errorOf: (field, values) => (field === 'name' ? nameError(values.name) : requiredError(values.statusId)),
    busy: dialog.busy ?? false,
    onSubmit: ({ name, statusId }) =>
      onSave({ name, statusId: chosenStatus(current, statuses, statusId)?.id ?? statusId }),
  })
  // A layout effect, so that Back cannot come between typing and the question about it.
  useLayoutEffect(() => onDirty?.(form.dirty), [onDirty, form.dirty])
  const chosen = chosenStatus(current, statuses, form.values.statusId)
  const isOther = chosen && !sameId(chosen.id, statusIdOf(current, statuses) ?? '')
  return (
    <FormDialog {...dialog} size="sm" dirty={form.dirty} idle={!form.dirty} onSubmit={form.submit}>
      <TextField
        label={structureText.name}
        data-autofocus
        autoComplete="off"
        {...inputProps(form.field('name'))}
      />
      <Select
        label={structureText.status}
        options={optionsOf(current, statuses)}
        {...form.field('statusId')}
      />
      {isOther && preview?.(chosen.name)}
    </FormDialog>
  )
}

const formOf = (item: StructureItem, statuses: readonly Status[]): Fields => ({
  name: item.name,
  statusId: String(statusIdOf(item, statuses) ?? ''),
})

const chosenStatus = ({ status }: StructureItem, statuses: readonly Status[], id: string) =>
  [...(status ? [status] : []), ...statuses].find((known) => sameId(known.id, id))

/** Returns the id of its status. A missing status is active (STATE-04). */
const statusIdOf = ({ status }: StructureItem, statuses: readonly Status[]) =>
  status?.id ?? statusNamed(statuses, 'active')?.id

/** Returns the three statuses, and the item's own status if it is a different one. */
function optionsOf({ status }: StructureItem, statuses: readonly Status[]) {
  const known = userStatusOptions(statuses)
  const own =
    status && !known.some(({ id }) => sameId(id, status.id)) ? [{ ...status, label: status.name }] : []
  return [...own, ...known].map(({ id, label }) => ({ value: String(id), label }))
}
