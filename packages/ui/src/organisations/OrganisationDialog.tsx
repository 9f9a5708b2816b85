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
import { useLayoutEffect } from 'react'
import { FormDialog, type FormDialogProps } from '../patterns/dialogs/FormDialog.tsx'
import { type FieldErrors, typed, useForm } from '../patterns/form/use-form.ts'
import { CopyField } from '../primitives/CopyButton/CopyField.tsx'
import { TextField } from '../primitives/TextField/TextField.tsx'
import * as css from './OrganisationDialog.css.ts'

export type OrganisationDialogProps = Pick<
  FormDialogProps,
  'busy' | 'error' | 'onDismissError' | 'onClose' | 'returnFocus'
> & {
  /** The one to edit; null for a new one. */
  known: Client | null
  /** The key it has or is going to have. */
  organisationKey: string
  /** All there are, to tell when another one has the same name. */
  organisations?: readonly Client[]
  /** What the server said of single fields the last time; a new object each time. */
  refusals?: FieldErrors<OrganisationForm> | null
  onSave: (form: OrganisationForm) => void
  /** Whether something is entered that is not saved. */
  onDirty?: (dirty: boolean) => void
}

const fields = ['name', 'code'] as const

/** Adds an organisation or edits one: its key to copy, its name, and its schema (portal spec 2.13, ORG-03 to ORG-07). */
export function OrganisationDialog(props: OrganisationDialogProps) {
  const { known, organisationKey, organisations = [], refusals = null, onSave, onDirty, ...dialog } = props
  const form = useForm<OrganisationForm>({
    initial: organisationForm(known),
    fields,
    errorOf: organisationError,
    refusals,
    busy: dialog.busy ?? false,
    onSubmit: onSave,
  })
  const { name, code } = form.values
  // At once, so that Back cannot come between what is typed and the question about it.
  useLayoutEffect(() => onDirty?.(form.dirty), [onDirty, form.dirty])
  return (
    <FormDialog
      {...dialog}
      size="sm"
      title={known ? organisationsMessages.edit : organisationsMessages.add}
      dirty={form.dirty}
      onSubmit={form.submit}
    >
      <CopyField label={organisationLabels.key} value={organisationKey} />
      <TextField
        label={organisationLabels.name}
        data-autofocus
        autoComplete="off"
        dir="auto"
        hint={hasSameName(name, organisationKey, organisations) ? organisationsMessages.sameName : ''}
        {...typed(form.field('name'))}
      />
      <TextField
        label={organisationLabels.code}
        optional
        mono
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="auto"
        help={<SchemaHelp code={code} />}
        {...typed(form.field('code'))}
      />
    </FormDialog>
  )
}

/** What becomes of the words of the field. */
function SchemaHelp({ code }: { code: string }) {
  const schema = schemaNameOf(code)
  if (!schema) return organisationsMessages.schemaHelp
  return <span className={css.schema}>{organisationsMessages.schemaName(schema)}</span>
}
