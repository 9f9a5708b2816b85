import { type Actor, type ClientConnector, can, displayNameOf } from '@tributary/domain'
import { disconnectAllButton, manageMessages } from '@tributary/sdk/connectors'
import { Plug, Unplug } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { PageHeader } from '../../shell/PageHeader.tsx'

export type ManageHeaderProps = {
  connectorType: string
  viewer: Actor
  /** Every connector the user may see. Undefined while they load. */
  connectors: readonly ClientConnector[] | undefined
  /** True while a connection is being started. */
  connecting?: boolean
  /** When the list was last updated. */
  status?: ReactNode
  onConnect: () => void
  onDisconnectAll: () => void
}

/** The head of the management screen, with actions for every connector of the type. */
export function ManageHeader({ connectorType, viewer, connectors, ...rest }: ManageHeaderProps) {
  const name = displayNameOf(connectorType)
  return (
    <PageHeader
      title={can(viewer, 'connectors.open-manage') ? manageMessages.title(name) : manageMessages.list(name)}
      summary={connectors && manageMessages.summary(connectors)}
      status={rest.status}
      actions={
        can(viewer, 'connectors.open-manage') && (
          <Actions {...rest} {...{ connectorType, viewer }} connectors={connectors ?? []} />
        )
      }
    />
  )
}

type ActionsProps = ManageHeaderProps & { connectors: readonly ClientConnector[] }

function Actions({ connectorType, viewer, connectors, connecting = false, ...on }: ActionsProps) {
  const all = disconnectAllButton(connectorType, connectors, viewer)
  return (
    <>
      {all !== 'hidden' && (
        <Button
          variant="danger-quiet"
          icon={Unplug}
          disabled={all === 'disabled'}
          onClick={on.onDisconnectAll}
        >
          {manageMessages.disconnectAll}
        </Button>
      )}
      <Button variant="primary" icon={Plug} loading={connecting} onClick={on.onConnect}>
        {manageMessages.connect}
      </Button>
    </>
  )
}
