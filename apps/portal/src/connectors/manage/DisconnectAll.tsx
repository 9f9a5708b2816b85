import { DisconnectAllDialog } from '@tributary/ui'
import { useState } from 'react'
import { pageHeading } from '../../page/use-screen-focus.ts'
import type { ReadyManagement } from '../use-management.ts'
import { useDisconnectAll } from './use-disconnect-all.ts'

type DisconnectAllProps = Pick<ReadyManagement, 'all' | 'organisation'> & {
  connectorType: string
  onClose: () => void
}

/** "Disconnect all", for the connectors of the list at the time of the press. */
export function DisconnectAll({ all, organisation, connectorType, onClose }: DisconnectAllProps) {
  const [connectors] = useState(all)
  const options = { organisation, connectorType, connectors, onDone: onClose }
  const { progress, start, stop } = useDisconnectAll(options)
  return (
    <DisconnectAllDialog
      connectorType={connectorType}
      progress={progress}
      onDisconnect={start}
      onStop={stop}
      onClose={onClose}
      returnFocus={pageHeading}
    />
  )
}
