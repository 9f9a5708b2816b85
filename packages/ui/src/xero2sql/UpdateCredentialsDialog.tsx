import type { TenantCredentials } from '@tributary/domain'
import { passwordsAgree, type TenantForm, tenantForm, xero2sqlMessages } from '@tributary/sdk/xero2sql'
import { useLayoutEffect } from 'react'
import { FormDialog, type FormDialogProps } from '../patterns/dialogs/FormDialog.tsx'
import { useForm } from '../patterns/form/use-form.ts'
import { CopyText } from '../primitives/CopyButton/CopyText.tsx'
import { TenantFields } from './TenantFields.tsx'
import * as css from './Xero2Sql.css.ts'

export type UpdateCredentialsDialogProps = Pick<
  FormDialogProps,
  'busy' | 'error' | 'onDismissError' | 'onClose' | 'returnFocus'
> & {
  /** Whose figures they are, and what is stored. */
  tenant: TenantCredentials
  /** Pressed with both passwords the same. */
  onApply: (form: TenantForm) => void
  /** Whether something is entered that is not stored. */
  onDirty?: (dirty: boolean) => void
}

const fields = ['host', 'database', 'schema', 'user', 'password', 'confirmPassword'] as const
const { updateCredentials, apply, credentials: labels } = xero2sqlMessages

/** Where the figures of a Xero company go. Apply does nothing while the passwords differ (XSYNC-06, XSYNC-15, XSYNC-18). */
export function UpdateCredentialsDialog(props: UpdateCredentialsDialogProps) {
  const { tenant, onApply, onDirty, ...dialog } = props
  const form = useForm<TenantForm>({
    initial: tenantForm(tenant),
    fields,
    // The specification wants no message here.
    errorOf: () => null,
    busy: dialog.busy ?? false,
    onSubmit: (values) => {
      if (passwordsAgree(values)) onApply(values)
    },
  })
  const { dirty } = form
  useLayoutEffect(() => onDirty?.(dirty), [onDirty, dirty])
  return (
    <FormDialog {...dialog} title={updateCredentials} action={apply} dirty={dirty} onSubmit={form.submit}>
      <dl className={css.facts}>
        <dt className={css.fact}>Tenant name</dt>
        <dd className={css.value}>
          <bdi>{tenant.name}</bdi>
        </dd>
        <dt className={css.fact}>Tenant ID</dt>
        <dd className={css.value}>
          <CopyText text={tenant.id} />
        </dd>
      </dl>
      <TenantFields labels={labels} field={form.field} readOnly={dialog.busy ?? false} />
    </FormDialog>
  )
}
