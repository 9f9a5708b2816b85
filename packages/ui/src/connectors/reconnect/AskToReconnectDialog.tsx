import { emailError } from '@tributary/sdk/common'
import { reconnectMessages, typeTitle } from '@tributary/sdk/connectors'
import type { ReactNode } from 'react'
import { Text } from '../../layout/Text.tsx'
import { FormDialog, type FormDialogProps } from '../../patterns/dialogs/FormDialog.tsx'
import { inputProps, useForm } from '../../patterns/form/use-form.ts'
import { TextField } from '../../primitives/TextField/TextField.tsx'

export type AskToReconnectDialogProps = Pick<
  FormDialogProps,
  'busy' | 'error' | 'onDismissError' | 'onClose' | 'returnFocus'
> & {
  /** The name of the connector. */
  connectorName: string
  /** The connector type, such as `xero`. */
  type: string
  /** The account at the provider that must be chosen; null if it is not known. */
  account: string | null
  /** The request that waits already. */
  pending?: ReactNode
  /** Called with the trimmed address. */
  onSubmit: (emailAddress: string) => void
}

const words = reconnectMessages.dialog
const fields = ['emailAddress'] as const

/** Asks someone by mail to authorise a connector again. */
export function AskToReconnectDialog(props: AskToReconnectDialogProps) {
  const { connectorName, type, account, pending, onSubmit, ...dialog } = props
  const form = useForm({
    initial: { emailAddress: '' },
    fields,
    errorOf: (_, { emailAddress }) => emailError(emailAddress.trim()),
    ...(dialog.busy && { busy: true }),
    onSubmit: ({ emailAddress }) => onSubmit(emailAddress.trim()),
  })
  return (
    <FormDialog
      {...dialog}
      size="sm"
      title={words.title(connectorName)}
      description={words.description(typeTitle(type))}
      action={words.send}
      dirty={form.dirty}
      onSubmit={form.submit}
    >
      {account !== null && (
        <Text as="p" overflowWrap="anywhere">
          {words.account(account, typeTitle(type))}
        </Text>
      )}
      {pending}
      <TextField
        {...inputProps(form.field('emailAddress'))}
        label={words.address}
        help={words.addressHelp}
        name="emailAddress"
        type="email"
        autoComplete="off"
        required
        data-autofocus
      />
    </FormDialog>
  )
}
