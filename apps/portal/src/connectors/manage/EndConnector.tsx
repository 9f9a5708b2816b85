import { type ClientConnector, sameId } from '@tributary/domain'
import { DeleteConnectorDialog, DisconnectDialog, manageCardElement } from '@tributary/ui'
import { useState } from 'react'
import { pageHeading } from '../../page/use-screen-focus.ts'
import type { ReadyManagement } from '../use-management.ts'

type EndConnectorProps = Pick<ReadyManagement, 'found' | 'disconnect' | 'remove' | 'refusedReasonOf'> & {
  action: 'disconnect' | 'delete'
  connector: ClientConnector
  onClose: () => void
}

/** Confirms that a connector is disconnected or deleted. Its card then changes immediately. */
export function EndConnector({ action, connector, onClose, ...management }: EndConnectorProps) {
  const [next] = useState(() => neighbour(management.found, connector))
  const returnFocus = () =>
    manageCardElement(connector.id) ?? (next && manageCardElement(next.id)) ?? pageHeading()
  if (action === 'disconnect')
    return (
      <DisconnectDialog
        connector={connector}
        reason={management.refusedReasonOf(connector)}
        onDisconnect={(reason) => {
          management.disconnect(connector, reason)
          onClose()
        }}
        {...{ onClose, returnFocus }}
      />
    )
  return (
    <DeleteConnectorDialog
      connector={connector}
      onConfirm={() => {
        management.remove(connector)
        onClose()
      }}
      {...{ onClose, returnFocus }}
    />
  )
}

function neighbour(connectors: readonly ClientConnector[], { id }: ClientConnector) {
  const place = connectors.findIndex((one) => sameId(one.id, id))
  return connectors[place + 1] ?? connectors[place - 1]
}
