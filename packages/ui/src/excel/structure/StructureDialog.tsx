import { type Id, type Status, sameId, statusNamed } from '@tributary/domain'
import { nameError, requiredError } from '@tributary/sdk/common'
import { userStatusOptions } from '@tributary/sdk/users'
import { useLayoutEffect } from 'react'
import { FormDialog, type FormDialogProps } from '../../patterns/dialogs/FormDialog.tsx'
import { inputProps, useForm } from '../../patterns/form/use-form.ts'
import { Select } from '../../primitives/Select/Select.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import type { StructureItem } from './StructureCard.tsx'

/** What can be changed of an area or sub-area. */
export type StructureForm = { name: string; statusId: Id }

/** The same as its fields hold it. */
type Fields = { name: string; statusId: string }

export type StructureDialogProps = Pick<
  FormDialogProps,
  'title' | 'busy' | 'error' | 'onDismissError' | 'onClose' | 'returnFocus'
> & {
  item: StructureItem
  /** As it is stored by now: a field nobody has touched takes over what somebody else has made of it. */
  current?: StructureItem
  statuses: readonly Status[]
  /** Called with a name and a status, of which one is new. */
  onSave: (form: StructureForm) => void
  /** Whether something is entered that is not saved. */
  onDirty?: (dirty: boolean) => void
}

const fields = ['name', 'statusId'] as const

/** Changes an area or a sub-area: its name and status (requirements AREA-11, AREA-16, AREA-22 and SUBAREA-07). */
export function StructureDialog(props: StructureDialogProps) {
  const { item, current = item, statuses, onSave, onDirty, ...dialog } = props
  const form = useForm<Fields>({
    initial: formOf(item, statuses),
    current: formOf(current, statuses),
    fields,
    errorOf: (field, values) => (field === 'name' ? nameError(values.name) : requiredError(values.statusId)),
    busy: dialog.busy ?? false,
    onSubmit: ({ name, statusId }) =>
      onSave({ name, statusId: chosenStatus(current, statuses, statusId)?.id ?? statusId }),
  })
  // At once, so that Back cannot come between what is typed and the question about it.
  useLayoutEffect(() => onDirty?.(form.dirty), [onDirty, form.dirty])
  return (
    <FormDialog {...dialog} size="sm" dirty={form.dirty} idle={!form.dirty} onSubmit={form.submit}>
      <TextField
        label="Name"
        data-autofocus
        autoComplete="off"
        dir="auto"
        {...inputProps(form.field('name'))}
      />
      <Select label="Status" options={optionsOf(current, statuses)} {...form.field('statusId')} />
    </FormDialog>
  )
}

const formOf = (item: StructureItem, statuses: readonly Status[]): Fields => ({
  name: item.name,
  statusId: String(statusIdOf(item, statuses) ?? ''),
})

const chosenStatus = ({ status }: StructureItem, statuses: readonly Status[], id: string) =>
  [...(status ? [status] : []), ...statuses].find((known) => sameId(known.id, id))

/** The status it has; a missing one is active (requirements STATE-04 and SUBAREA-09). */
const statusIdOf = ({ status }: StructureItem, statuses: readonly Status[]) =>
  status?.id ?? statusNamed(statuses, 'active')?.id

/** The three there are, and its own where that is another one. */
function optionsOf({ status }: StructureItem, statuses: readonly Status[]) {
  const known = userStatusOptions(statuses)
  const own =
    status && !known.some(({ id }) => sameId(id, status.id)) ? [{ ...status, label: status.name }] : []
  return [...own, ...known].map(({ id, name }) => ({ value: String(id), label: name }))
}
