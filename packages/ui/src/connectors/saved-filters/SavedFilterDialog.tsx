import { type SavedFilter, savedFilterLimits } from '@tributary/domain'
import { requiredError } from '@tributary/sdk/common'
import { FormDialog, type FormDialogProps } from '../../patterns/dialogs/FormDialog.tsx'
import { inputProps, useForm } from '../../patterns/form/use-form.ts'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { savedFiltersText } from './saved-filters.messages.ts'

/** What the user decides about a saved filter. */
export type SavedFilterValues = Pick<SavedFilter, 'name' | 'shared'>

export type SavedFilterDialogProps = Pick<
  FormDialogProps,
  'busy' | 'error' | 'onDismissError' | 'onClose' | 'returnFocus'
> & {
  /** The filter to rename; null for a new one. */
  saved: SavedFilter | null
  /** Whether the user may share a new filter. */
  canShare: boolean
  /** Called with the trimmed name. */
  onSave: (values: SavedFilterValues) => void
}

const fields = ['name', 'shared'] as const

/** Asks for the name of a filter, and whether all members shall see a new one. After a failure the input stays. */
export function SavedFilterDialog({ saved, canShare, onSave, ...dialog }: SavedFilterDialogProps) {
  const { busy = false } = dialog
  const form = useForm<SavedFilterValues>({
    initial: { name: saved?.name ?? '', shared: saved?.shared ?? false },
    fields,
    busy,
    errorOf: (field, values) => (field === 'name' ? requiredError(values.name) : null),
    onSubmit: ({ name, shared }) => onSave({ name: name.trim(), shared }),
  })
  const { value: shared, onChange: onShared } = form.field('shared')
  return (
    <FormDialog
      {...dialog}
      size="sm"
      title={saved ? savedFiltersText.rename : savedFiltersText.save}
      dirty={form.dirty}
      onSubmit={form.submit}
    >
      <TextField
        label={savedFiltersText.name}
        maxLength={savedFilterLimits.name}
        dir="auto"
        data-autofocus
        {...inputProps(form.field('name'))}
      />
      {!saved && canShare && (
        <Checkbox
          label={savedFiltersText.actions.share}
          help={savedFiltersText.shareHelp}
          checked={shared}
          onChange={({ target }) => onShared(target.checked)}
        />
      )}
    </FormDialog>
  )
}
