import { programNameError, tokenDays, tokensMessages } from '@tributary/sdk/tokens'
import { FormDialog, type FormDialogProps } from '../patterns/dialogs/FormDialog.tsx'
import { inputProps, useForm } from '../patterns/form/use-form.ts'
import { Select } from '../primitives/Select/Select.tsx'
import { TextField } from '../primitives/TextField/TextField.tsx'
import { scimText } from './scim.messages.ts'

/** The input of a new token for SCIM. */
export type ScimTokenForm = {
  /** What the token is called. */
  name: string
  /** The days until it expires; null means never. */
  days: number | null
}

export type ScimTokenDialogProps = Pick<FormDialogProps, 'error' | 'onClose' | 'returnFocus'> & {
  /** Whether the new token replaces another one. */
  replaces: boolean
  /** The name to start with, such as the one of `scimTokenName`. */
  proposedName: string
  /** True while the request runs. The form cannot be submitted again. */
  busy?: boolean
  /** Called with the entered values once they are valid. */
  onSubmit: (form: ScimTokenForm) => void
}

const NEVER = 'never'
const expiry = tokensMessages.form
const longest: number | null = tokenDays.at(-1) ?? null

/** Asks for the name of a new token for SCIM, and when it expires. */
export function ScimTokenDialog(props: ScimTokenDialogProps) {
  const { replaces, proposedName, busy = false, onSubmit, ...dialog } = props
  const text = scimText.form
  const form = useForm<ScimTokenForm>({
    initial: { name: proposedName, days: longest },
    fields: ['name', 'days'],
    errorOf: (field, { name }) => (field === 'name' ? programNameError(name) : null),
    busy,
    onSubmit: ({ name, days }) => onSubmit({ name: name.trim(), days }),
  })
  const { value, onChange, ...field } = form.field('days')
  return (
    <FormDialog
      {...dialog}
      title={replaces ? text.titleReplacing : text.title}
      action={text.action}
      busy={form.waiting}
      dirty={form.dirty}
      onSubmit={form.submit}
    >
      {replaces && <p>{text.replacing}</p>}
      <TextField
        {...inputProps(form.field('name'))}
        data-autofocus
        required
        label={expiry.name}
        name="token-name"
        autoComplete="off"
        help={text.nameHelp}
      />
      <Select
        {...field}
        label={expiry.expiry}
        value={value === null ? NEVER : String(value)}
        onChange={(days) => onChange(days === NEVER ? null : Number(days))}
        options={[
          ...tokenDays.map((count) => ({ value: String(count), label: expiry.after(count) })),
          { value: NEVER, label: expiry.never, description: expiry.neverHelp },
        ]}
      />
    </FormDialog>
  )
}
