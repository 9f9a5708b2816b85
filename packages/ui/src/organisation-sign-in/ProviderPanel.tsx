import type { AssignableRole, OrganisationProvider } from '@tributary/domain'
import { organisationSignInLimits as limits } from '@tributary/domain'
import { useLayoutEffect, useMemo } from 'react'
import { Inline } from '../layout/Inline.tsx'
import { Stack } from '../layout/Stack.tsx'
import { type FormField, inputProps, useForm } from '../patterns/form/use-form.ts'
import { padded } from '../patterns/Panel.css.ts'
import { Panel } from '../patterns/Panel.tsx'
import { Banner } from '../primitives/Banner/Banner.tsx'
import { Button } from '../primitives/Button/Button.tsx'
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

export type ProviderPanelProps = {
  /** The stored provider; null if there is none. */
  provider: OrganisationProvider | null
  /** The redirect address to register. */
  redirectUri: string
  /** The roles that the administrator may give. Those of administrators are left out. */
  roles: readonly AssignableRole[]
  /** True while it is being saved. */
  busy?: boolean
  /** Why it could not be saved. The input is kept. */
  error?: string | null
  /** Called with valid values. Resolves to true if they were stored. The form then clears the secret. */
  onSave: (values: ProviderValues) => Promise<boolean>
  /** Called to remove the provider. Left out if there is none. */
  onRemove?: (() => void) | undefined
  /** Called when there is unsaved input, and when it is saved or discarded. */
  onDirty?: (dirty: boolean) => void
}

const address = { dir: 'ltr', mono: true, autoComplete: 'off', spellCheck: false } as const

/** The provider of an organisation: its address, its client and its new members. The secret is never shown. */
export function ProviderPanel({
  provider,
  redirectUri,
  roles,
  busy = false,
  error,
  ...on
}: ProviderPanelProps) {
  const offered = useMemo(() => defaultRoles(roles), [roles])
  const stored = useMemo(() => providerForm(provider, offered), [provider, offered])
  const form = useForm<ProviderValues>({
    initial: stored,
    current: stored,
    fields: providerFields,
    errorOf: (field, values) => providerError(field, values, provider),
    busy,
    onSubmit: async (values) => {
      if (await on.onSave(values)) form.field('clientSecret').onChange('')
    },
  })
  // A layout effect, so that Back cannot come before the guard is set.
  useLayoutEffect(() => on.onDirty?.(form.dirty), [on.onDirty, form.dirty])
  const { trustsAddresses, addsMembers } = form.values
  return (
    <Panel heading={text.provider} summary={text.providerSummary}>
      <form className={padded} onSubmit={form.submit} noValidate autoComplete="off">
        <Stack gap={5}>
          {error && <Banner tone="danger">{error}</Banner>}
          <CodeLine label={text.redirect} help={text.redirectHelp} code={redirectUri} />
          <TextField
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
            {...(provider && {
              help: keepsSecret(provider, form.values) ? text.secretKept : text.secretAgain,
            })}
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
          {addsMembers && (
            <RoleSelect label={text.role} roles={offered} field={form.field('defaultRoleId')} />
          )}
          <Inline justifyContent="end" gap={2} wrap>
            {on.onRemove && (
              <Button size="lg" variant="danger" disabled={busy} onClick={on.onRemove}>
                {text.remove}
              </Button>
            )}
            <Button type="submit" size="lg" variant="primary" loading={busy}>
              {text.save}
            </Button>
          </Inline>
        </Stack>
      </form>
    </Panel>
  )
}

const ticked = ({ onChange, ref }: FormField<boolean>) => ({
  ref,
  onChange: (event: { target: { checked: boolean } }) => onChange(event.target.checked),
})
