import type { Client } from '@tributary/domain'
import {
  hasSameName,
  type OrganisationForm,
  organisationError,
  organisationForm,
  organisationLabels,
  organisationsMessages,
  schemaNameOf,
} from '@tributary/sdk/organisations'
import { Trash2 } from 'lucide-react'
import { useLayoutEffect } from 'react'
import { Text } from '../layout/Text.tsx'
import { FormDialog, type FormDialogProps } from '../patterns/dialogs/FormDialog.tsx'
import { type FieldErrors, inputProps, useForm } from '../patterns/form/use-form.ts'
import { Button } from '../primitives/Button/Button.tsx'
import { CopyField } from '../primitives/CopyButton/CopyField.tsx'
import { TextField } from '../primitives/TextField/TextField.tsx'

export type OrganisationDialogProps = Pick<
  FormDialogProps,
  'busy' | 'error' | 'onDismissError' | 'onClose' | 'returnFocus'
> & {
  /** The organisation to edit, or null for a new one. */
  known: Client | null
  /** Its key, or the key of the new organisation. */
  organisationKey: string
  /** All organisations, to warn about an equal name. */
  organisations?: readonly Client[]
  /** The server's errors by field from the last attempt. A new object each time. */
  refusals?: FieldErrors<OrganisationForm> | null
  /** Called when the user wants to delete the organisation. Left out if it cannot be deleted. */
  onDelete?: (() => void) | undefined
  /** Called with the entered values once they are valid. */
  onSave: (form: OrganisationForm) => void
  /** Called when there is unsaved input, and when it is saved or discarded. */
  onDirty?: (dirty: boolean) => void
}

const fields = ['name', 'code'] as const

/** Adds or edits an organisation: its name, its schema and its key to copy. */
export function OrganisationDialog(props: OrganisationDialogProps) {
  const {
    known,
    organisationKey,
    organisations = [],
    refusals = null,
    onSave,
    onDirty,
    onDelete,
    ...dialog
  } = props
  const form = useForm<OrganisationForm>({
    initial: organisationForm(known),
    fields,
    errorOf: organisationError,
    refusals,
    busy: dialog.busy ?? false,
    onSubmit: onSave,
  })
  const { name, code } = form.values
  // A layout effect, so that Back cannot come before the guard is set.
  useLayoutEffect(() => onDirty?.(form.dirty), [onDirty, form.dirty])
  return (
    <FormDialog
      {...dialog}
      size="sm"
      title={known ? organisationsMessages.edit : organisationsMessages.add}
      dirty={form.dirty}
      onSubmit={form.submit}
    >
      <TextField
        label={organisationLabels.name}
        data-autofocus
        autoComplete="off"
        hint={hasSameName(name, organisationKey, organisations) ? organisationsMessages.sameName : ''}
        {...inputProps(form.field('name'))}
      />
      <TextField
        label={organisationLabels.code}
        optional
        mono
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="auto"
        help={<SchemaHelp code={code} isNew={known === null} />}
        {...inputProps(form.field('code'))}
      />
      <CopyField label={organisationLabels.key} value={organisationKey} />
      {known && onDelete && (
        <Button variant="danger-quiet" icon={Trash2} onClick={onDelete}>
          {organisationsMessages.delete}
        </Button>
      )}
    </FormDialog>
  )
}

/** Shows the schema name that results from the input. */
function SchemaHelp({ code, isNew }: { code: string; isNew: boolean }) {
  const schema = schemaNameOf(code)
  if (!schema) return organisationsMessages[isNew ? 'schemaFromName' : 'schemaHelp']
  return <Text overflowWrap="anywhere">{organisationsMessages.schemaName(schema)}</Text>
}
