import type { ClientConnector } from '@tributary/domain'
import { connectorsMessages, manageMessages } from '@tributary/sdk/connectors'
import { Text } from '../../layout/Text.tsx'
import { FormDialog, type FormDialogProps } from '../../patterns/dialogs/FormDialog.tsx'
import { manageText } from './manage.messages.ts'
import { ReasonField } from './ReasonField.tsx'
import { useReason } from './use-reason.ts'

export type DisconnectDialogProps = Pick<FormDialogProps, 'onClose' | 'returnFocus'> & {
  /** The connector to disconnect. */
  connector: Pick<ClientConnector, 'name'>
  /** The reason typed before the last failure. */
  reason?: string | undefined
  /** Called with the reason the user entered. */
  onDisconnect: (reason: string) => void
}

/** Asks for the reason of a disconnection and explains what is kept. */
export function DisconnectDialog({ connector, reason, onDisconnect, ...dialog }: DisconnectDialogProps) {
  const { dirty, submit, field } = useReason(false, onDisconnect, reason)
  return (
    <FormDialog
      {...dialog}
      size="sm"
      title={connectorsMessages.confirm.disconnect(connector.name)}
      description={manageMessages.stops}
      action={manageText.disconnect}
      variant="danger"
      dirty={dirty}
      onSubmit={submit}
    >
      <Text as="p" size="sm" color="secondary">
        {manageMessages.kept}
      </Text>
      <ReasonField field={field('reason')} disabled={false} />
    </FormDialog>
  )
}
