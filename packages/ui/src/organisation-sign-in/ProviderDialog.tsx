import type { AssignableRole, OrganisationProvider } from '@tributary/domain'
import { organisationSignInLimits as limits } from '@tributary/domain'
import { useLayoutEffect, useMemo } from 'react'
import { FormDialog, type FormDialogProps } from '../patterns/dialogs/FormDialog.tsx'
import { type FormField, inputProps, useForm } from '../patterns/form/use-form.ts'
import { Checkbox } from '../primitives/Checkbox/Checkbox.tsx'
import { PasswordField } from '../primitives/TextField/PasswordField.tsx'
import { TextField } from '../primitives/TextField/TextField.tsx'
import { CodeLine } from '../tokens/CodeLine.tsx'
import { RoleSelect } from '../users/RoleSelect.tsx'
import { organisationSignInText as text } from './organisation-sign-in.messages.ts'
import {
  defaultRoles,
  keepsSecret,
  type ProviderValues,
  providerError,
  providerFields,
  providerForm,
} from './provider-form.ts'

export type ProviderDialogProps = Pick<FormDialogProps, 'error' | 'onClose' | 'returnFocus'> & {
  /** The stored provider; null for a new one. */
  provider: OrganisationProvider | null
  /** The redirect address to register. */
  redirectUri: string
  /** The roles that the administrator may give. Those of administrators are left out. */
  roles: readonly AssignableRole[]
  /** True while it is being saved. */
  busy?: boolean
  /** Called with valid values. */
  onSave: (values: ProviderValues) => void
  /** Called when there is unsaved input, and when it is saved or discarded. */
  onDirty?: (dirty: boolean) => void
}

const address = { dir: 'ltr', mono: true, autoComplete: 'off', spellCheck: false } as const

/** Adds or edits a provider: its address, its client and its new members. The secret is never shown. */
export function ProviderDialog(props: ProviderDialogProps) {
  const { provider, redirectUri, roles, busy = false, onSave, onDirty, ...dialog } = props
  const offered = useMemo(() => defaultRoles(roles), [roles])
  const form = useForm<ProviderValues>({
    initial: providerForm(provider, offered),
    fields: providerFields,
    errorOf: (field, values) => providerError(field, values, provider),
    busy,
    onSubmit: onSave,
  })
  // A layout effect, so that Back cannot come before the guard is set.
  useLayoutEffect(() => onDirty?.(form.dirty), [onDirty, form.dirty])
  const { trustsAddresses, addsMembers } = form.values
  return (
    <FormDialog
      {...dialog}
      title={provider ? text.editing(provider.name) : text.adding}
      action={text.save}
      busy={form.waiting}
      dirty={form.dirty}
      onSubmit={form.submit}
    >
      <CodeLine label={text.redirect} help={text.redirectHelp} code={redirectUri} />
      <TextField
        data-autofocus
        label={text.name}
        help={text.nameHelp}
        dir="auto"
        maxLength={limits.name}
        {...inputProps(form.field('name'))}
      />
      <TextField
        label={text.issuer}
        help={text.issuerHelp}
        type="url"
        inputMode="url"
        maxLength={limits.issuer}
        {...address}
        {...inputProps(form.field('issuer'))}
      />
      <TextField
        label={text.clientId}
        maxLength={limits.clientId}
        {...address}
        {...inputProps(form.field('clientId'))}
      />
      <PasswordField
        label={text.clientSecret}
        autoComplete="new-password"
        maxLength={limits.clientSecret}
        {...(provider && { help: keepsSecret(provider, form.values) ? text.secretKept : text.secretAgain })}
        {...inputProps(form.field('clientSecret'))}
      />
      <Checkbox
        label={text.trusts}
        help={text.trustsHelp}
        checked={trustsAddresses}
        {...ticked(form.field('trustsAddresses'))}
      />
      <Checkbox
        label={text.adds}
        help={text.addsHelp}
        checked={addsMembers}
        {...ticked(form.field('addsMembers'))}
      />
      {addsMembers && <RoleSelect label={text.role} roles={offered} field={form.field('defaultRoleId')} />}
    </FormDialog>
  )
}

const ticked = ({ onChange, ref }: FormField<boolean>) => ({
  ref,
  onChange: (event: { target: { checked: boolean } }) => onChange(event.target.checked),
})
