import { type Named, type TokenScope, tokenScopes } from '@tributary/domain'
import { emptyTokenForm, type TokenForm, tokenDays, tokenError, tokensMessages } from '@tributary/sdk/tokens'
import { useLayoutEffect } from 'react'
import { FormDialog, type FormDialogProps } from '../patterns/dialogs/FormDialog.tsx'
import { type FormField, inputProps, useForm } from '../patterns/form/use-form.ts'
import { Select } from '../primitives/Select/Select.tsx'
import { TextField } from '../primitives/TextField/TextField.tsx'
import { PlaceChoice } from './PlaceChoice.tsx'
import { RadioChoice } from './RadioChoice.tsx'

export type CreateTokenDialogProps = Pick<FormDialogProps, 'error' | 'onClose' | 'returnFocus'> & {
  /** The name of the service account; null for a token of the user. */
  account: string | null
  /** The organisations of the user to choose from. A service account has only its own. */
  organisations?: readonly Named[]
  /** True while the request runs. The form cannot be submitted again. */
  busy?: boolean
  /** Called with the entered values once they are valid. */
  onSubmit: (form: TokenForm) => void
  /** Called when there is unsaved input, and when it is saved or discarded. */
  onDirty?: (dirty: boolean) => void
}

const words = tokensMessages.form
const fields = ['name', 'scope', 'days', 'organisationIds'] as const
const NEVER = 'never'

/** Creates an API token of the user or of a service account: its name, scope, expiry and organisations. */
export function CreateTokenDialog(props: CreateTokenDialogProps) {
  const { account, organisations = [], busy = false, onSubmit, onDirty, ...dialog } = props
  const form = useForm<TokenForm>({
    initial: emptyTokenForm,
    fields,
    errorOf: tokenError,
    busy,
    onSubmit: (values) => onSubmit({ ...values, name: values.name.trim() }),
  })
  // A layout effect, so that Back cannot come before the guard is set.
  useLayoutEffect(() => onDirty?.(form.dirty), [onDirty, form.dirty])
  const scope = form.field('scope')
  return (
    <FormDialog
      {...dialog}
      title={account === null ? words.title : words.titleFor(account)}
      action={tokensMessages.create}
      busy={form.waiting}
      dirty={form.dirty}
      onSubmit={form.submit}
    >
      <TextField
        {...inputProps(form.field('name'))}
        data-autofocus
        required
        label={words.name}
        name="token-name"
        autoComplete="off"
        help={words.nameHelp}
      />
      <RadioChoice<TokenScope>
        legend={words.scope}
        options={scopeOptions()}
        value={scope.value}
        onChange={scope.onChange}
        disabled={busy}
      />
      <Expiry field={form.field('days')} mayNever={account !== null} />
      {organisations.length > 0 && (
        <PlaceChoice field={form.field('organisationIds')} organisations={organisations} busy={busy} />
      )}
    </FormDialog>
  )
}

const scopeOptions = () =>
  tokenScopes.map((value) => ({
    value,
    label: tokensMessages.scopes[value],
    help: tokensMessages.scopeMeans[value],
  }))

type ExpiryProps = { field: FormField<number | null>; mayNever: boolean }

function Expiry({ field: { value, onChange, ...field }, mayNever }: ExpiryProps) {
  const options = [
    ...tokenDays.map((days) => ({ value: String(days), label: words.after(days) })),
    ...(mayNever ? [{ value: NEVER, label: words.never, description: words.neverHelp }] : []),
  ]
  return (
    <Select
      {...field}
      label={words.expiry}
      value={value === null ? NEVER : String(value)}
      onChange={(text) => onChange(text === NEVER ? null : Number(text))}
      options={options}
    />
  )
}
