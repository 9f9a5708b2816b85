import type { ClientConnector } from '@tributary/domain'
import { assignedUserIds } from '@tributary/domain'
import { connectorStatus, connectorsMessages, manageMessages } from '@tributary/sdk/connectors'
import { ConfirmDialog, type ConfirmDialogProps } from '../../patterns/dialogs/ConfirmDialog.tsx'
import type { Impact } from '../../patterns/dialogs/ImpactList.tsx'
import type { PeopleById } from '../AssignedUsers.tsx'

export type DeleteConnectorDialogProps = Pick<
  ConfirmDialogProps,
  'busy' | 'error' | 'onConfirm' | 'onClose' | 'returnFocus'
> & {
  connector: ClientConnector
  /** The users who may be assigned, by id. Only counted while undefined. */
  people?: PeopleById | undefined
}

/** Confirms a deletion: what is lost and by whom, and that disconnecting would keep it. */
export const DeleteConnectorDialog = ({ connector, people, ...dialog }: DeleteConnectorDialogProps) => (
  <ConfirmDialog
    {...dialog}
    title={connectorsMessages.confirm.delete(connector.name)}
    action="Delete"
    impacts={impactsOf(connector, people)}
  >
    {manageMessages.deleting}
    {connectorStatus(connector.status) === 'connected' && ` ${manageMessages.insteadOfDeleting}`}
  </ConfirmDialog>
)

function impactsOf(connector: ClientConnector, people: PeopleById | undefined): Impact[] {
  const ids = assignedUserIds(connector)
  const names = ids.flatMap((id) => {
    const person = people?.get(id)
    return person ? [`${person.firstName} ${person.lastName}`.trim()] : []
  })
  return [
    ...(ids.length > 0 ? [{ label: manageMessages.loses(ids.length), names }] : []),
    { label: manageMessages.goes },
    { label: manageMessages.tablesStay },
  ]
}
