import { type Id, sameId } from '@tributary/domain'
import { requiredError } from '@tributary/sdk/common'
import { changesMessages } from '@tributary/sdk/excel'
import { FormDialog, type FormDialogProps } from '../../patterns/dialogs/FormDialog.tsx'
import { useForm } from '../../patterns/form/use-form.ts'
import { Select } from '../../primitives/Select/Select.tsx'
import { AccessImpact, type AccessImpactProps } from '../groups/AccessImpact.tsx'

/** An item that can be chosen. */
export type MoveTarget = { id: Id; name: string }

export type MoveDialogProps = Pick<
  FormDialogProps,
  'busy' | 'error' | 'onDismissError' | 'onClose' | 'returnFocus'
> & {
  /** Whether the item is merged into another one and deleted, or moved. */
  act: 'merge' | 'move'
  /** The name of the item. */
  name: string
  /** What this does, in a sentence. */
  means: string
  /** The label of the choice, e.g. "Into area". */
  label: string
  /** What can be chosen. */
  targets: readonly MoveTarget[]
  /** Only for a sub-area: the areas that it can leave. */
  from?: readonly MoveTarget[]
  /** What each person gains and loses with this choice, or why that is not known. */
  differencesOf: (to: Id, from: Id | undefined) => AccessImpactProps['differences']
  /** Called with the choice. */
  onMove: (to: Id, from: Id | undefined) => void
}

const fields = ['from', 'to'] as const

/** Merges an item into another one, or moves it there. Before that it shows who gains and loses. */
export function MoveDialog(props: MoveDialogProps) {
  const { act, name, means, label, targets, from, differencesOf, onMove, ...dialog } = props
  const form = useForm<{ from: string; to: string }>({
    initial: { from: String(from?.[0]?.id ?? ''), to: '' },
    fields,
    errorOf: (field, values) => (field === 'to' ? requiredError(values.to) : null),
    busy: dialog.busy ?? false,
    onSubmit: (values) => onMove(values.to, from && values.from),
  })
  const { to, from: left } = form.values
  const choices = targets.filter(({ id }) => !from || !sameId(id, left))
  const differences = to === '' ? null : differencesOf(to, from && left)
  return (
    <FormDialog
      {...dialog}
      title={act === 'merge' ? changesMessages.mergeNamed(name) : changesMessages.moveNamed(name)}
      description={means}
      action={act === 'merge' ? changesMessages.merge : changesMessages.move}
      dirty={to !== ''}
      onSubmit={form.submit}
    >
      {from && <Select label={changesMessages.fromArea} options={optionsOf(from)} {...form.field('from')} />}
      <Select label={label} options={optionsOf(choices)} data-autofocus {...form.field('to')} />
      {differences && <AccessImpact within="dialog" differences={differences} />}
    </FormDialog>
  )
}

const optionsOf = (items: readonly MoveTarget[]) =>
  items.map(({ id, name }) => ({ value: String(id), label: name }))
