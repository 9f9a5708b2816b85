import type { ClientConnector } from '@tributary/domain'
import { connectorStatus, connectorsMessages, manageMessages } from '@tributary/sdk/connectors'
import { ConfirmDialog, type ConfirmDialogProps } from '../../patterns/dialogs/ConfirmDialog.tsx'
import type { Impact } from '../../patterns/dialogs/ImpactList.tsx'
import { manageText } from './manage.messages.ts'

export type DeleteConnectorDialogProps = Pick<
  ConfirmDialogProps,
  'busy' | 'error' | 'onConfirm' | 'onClose' | 'returnFocus'
> & {
  /** The connector to delete. */
  connector: ClientConnector
}

/** Confirms a deletion: what is lost and by whom, and that disconnecting would keep it. */
export const DeleteConnectorDialog = ({ connector, ...dialog }: DeleteConnectorDialogProps) => (
  <ConfirmDialog
    {...dialog}
    title={connectorsMessages.confirm.delete(connector.name)}
    action={manageText.delete}
    impacts={impactsOf(connector)}
  >
    {manageMessages.deleting}
    {connectorStatus(connector.status) === 'connected' && ` ${manageMessages.insteadOfDeleting}`}
  </ConfirmDialog>
)

function impactsOf({ assigned }: ClientConnector): Impact[] {
  const names = assigned?.first.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim()) ?? []
  return [
    ...(assigned ? [{ label: manageMessages.loses(assigned.count), names, total: assigned.count }] : []),
    { label: manageMessages.goes },
    { label: manageMessages.tablesStay },
  ]
}
