import type { TenantCredentials } from '@tributary/domain'
import { passwordsAgree, type TenantForm, tenantForm, xero2sqlMessages } from '@tributary/sdk/xero2sql'
import { useLayoutEffect } from 'react'
import { Columns } from '../layout/Columns.tsx'
import { Text } from '../layout/Text.tsx'
import { FormDialog, type FormDialogProps } from '../patterns/dialogs/FormDialog.tsx'
import { useForm } from '../patterns/form/use-form.ts'
import { CopyText } from '../primitives/CopyButton/CopyText.tsx'
import { TenantFields } from './TenantFields.tsx'
import * as css from './Xero2Sql.css.ts'
import { xero2sqlText } from './xero2sql.messages.ts'

export type UpdateCredentialsDialogProps = Pick<
  FormDialogProps,
  'busy' | 'error' | 'onDismissError' | 'onClose' | 'returnFocus'
> & {
  /** The company and its stored target. */
  tenant: TenantCredentials
  /** Called with equal passwords. */
  onApply: (form: TenantForm) => void
  /** Called when there is unsaved input, and when it is saved or discarded. */
  onDirty?: (dirty: boolean) => void
}

const fields = ['host', 'database', 'schema', 'user', 'password', 'confirmPassword'] as const
const { credentials: labels } = xero2sqlMessages

/** The target of a Xero company. Apply does nothing while the passwords differ (XSYNC-15). */
export function UpdateCredentialsDialog(props: UpdateCredentialsDialogProps) {
  const { tenant, onApply, onDirty, ...dialog } = props
  const form = useForm<TenantForm>({
    initial: tenantForm(tenant),
    fields,
    // There is no message here on purpose (XSYNC-15).
    errorOf: () => null,
    busy: dialog.busy ?? false,
    onSubmit: (values) => {
      if (passwordsAgree(values)) onApply(values)
    },
  })
  const { dirty } = form
  useLayoutEffect(() => onDirty?.(dirty), [onDirty, dirty])
  return (
    <FormDialog
      {...dialog}
      title={xero2sqlMessages.updateCredentials}
      action={xero2sqlMessages.apply}
      dirty={dirty}
      onSubmit={form.submit}
    >
      <Columns
        as="dl"
        template="auto fill"
        alignItems="center"
        rowGap={1}
        columnGap={4}
        size="sm"
        className={css.facts}
      >
        <Text as="dt" color="secondary">
          {xero2sqlText.tenantName}
        </Text>
        <dd className={css.value}>
          <bdi>{tenant.name}</bdi>
        </dd>
        <Text as="dt" color="secondary">
          {xero2sqlText.tenantId}
        </Text>
        <dd className={css.value}>
          <CopyText text={tenant.id} />
        </dd>
      </Columns>
      <TenantFields labels={labels} field={form.field} readOnly={dialog.busy ?? false} />
    </FormDialog>
  )
}
