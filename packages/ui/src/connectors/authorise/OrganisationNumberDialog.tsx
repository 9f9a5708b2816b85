import { authoriseMessages, organisationNumberError } from '@tributary/sdk/connectors'
import { FormDialog, type FormDialogProps } from '../../patterns/dialogs/FormDialog.tsx'
import { inputProps, useForm } from '../../patterns/form/use-form.ts'
import { TextField } from '../../primitives/TextField/TextField.tsx'

export type OrganisationNumberDialogProps = Pick<
  FormDialogProps,
  'busy' | 'error' | 'onDismissError' | 'onClose' | 'returnFocus'
> & {
  /** Called with the trimmed number. */
  onSubmit: (organisationNumber: string) => void
}

const fields = ['organisationNumber'] as const

/** Asks for the PowerOffice client before the browser navigates there. */
export function OrganisationNumberDialog({ onSubmit, ...dialog }: OrganisationNumberDialogProps) {
  const form = useForm({
    initial: { organisationNumber: '' },
    fields,
    errorOf: (_, { organisationNumber }) => organisationNumberError(organisationNumber),
    ...(dialog.busy && { busy: true }),
    onSubmit: ({ organisationNumber }) => onSubmit(organisationNumber.trim()),
  })
  return (
    <FormDialog
      {...dialog}
      size="sm"
      title={authoriseMessages.title('poweroffice')}
      description={authoriseMessages.leaving('poweroffice')}
      action={authoriseMessages.go('poweroffice')}
      dirty={form.dirty}
      onSubmit={form.submit}
    >
      <TextField
        {...inputProps(form.field('organisationNumber'))}
        label={authoriseMessages.organisationNumber}
        help={authoriseMessages.numberHelp}
        name="organisationNumber"
        inputMode="numeric"
        autoComplete="off"
        required
        data-autofocus
      />
    </FormDialog>
  )
}
