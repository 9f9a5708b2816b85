import { type Id, type Status, sameId, statusNamed } from '@tributary/domain'
import { nameError, requiredError } from '@tributary/sdk/common'
import { userStatusOptions } from '@tributary/sdk/users'
import { useLayoutEffect } from 'react'
import { FormDialog, type FormDialogProps } from '../../patterns/dialogs/FormDialog.tsx'
import { typed, useForm } from '../../patterns/form/use-form.ts'
import { Select } from '../../primitives/Select/Select.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import type { StructurePart } from './StructureCard.tsx'

/** What can be changed of an area or sub-area. */
export type StructureForm = { name: string; statusId: Id }

/** The same as its fields hold it. */
type Fields = { name: string; statusId: string }

export type StructureDialogProps = Pick<
  FormDialogProps,
  'title' | 'busy' | 'error' | 'onDismissError' | 'onClose' | 'returnFocus'
> & {
  part: StructurePart
  /** As it is stored by now: a field nobody has touched takes over what somebody else has made of it. */
  current?: StructurePart
  statuses: readonly Status[]
  /** Called with a name and a status, of which one is new. */
  onSave: (form: StructureForm) => void
  /** Whether something is entered that is not saved. */
  onDirty?: (dirty: boolean) => void
}

const fields = ['name', 'statusId'] as const

/** Changes an area or a sub-area: its name and status (requirements AREA-11, AREA-16, AREA-22 and SUBAREA-07). */
export function StructureDialog(props: StructureDialogProps) {
  const { part, current = part, statuses, onSave, onDirty, ...dialog } = props
  const form = useForm<Fields>({
    initial: formOf(part, statuses),
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
      <TextField label="Name" data-autofocus autoComplete="off" dir="auto" {...typed(form.field('name'))} />
      <Select label="Status" options={optionsOf(current, statuses)} {...form.field('statusId')} />
    </FormDialog>
  )
}

const formOf = (part: StructurePart, statuses: readonly Status[]): Fields => ({
  name: part.name,
  statusId: String(statusIdOf(part, statuses) ?? ''),
})

const chosenStatus = ({ status }: StructurePart, statuses: readonly Status[], id: string) =>
  [...(status ? [status] : []), ...statuses].find((known) => sameId(known.id, id))

/** The status it has; a missing one is active (requirements STATE-04 and SUBAREA-09). */
const statusIdOf = ({ status }: StructurePart, statuses: readonly Status[]) =>
  status?.id ?? statusNamed(statuses, 'active')?.id

/** The three there are, and its own where that is another one. */
function optionsOf({ status }: StructurePart, statuses: readonly Status[]) {
  const known = userStatusOptions(statuses)
  const own =
    status && !known.some(({ id }) => sameId(id, status.id)) ? [{ ...status, label: status.name }] : []
  return [...own, ...known].map(({ id, name }) => ({ value: String(id), label: name }))
}
