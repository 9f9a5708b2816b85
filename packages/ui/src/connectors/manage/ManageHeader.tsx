import { type Actor, type ClientConnector, can } from '@tributary/domain'
import { disconnectAllButton, manageMessages, manageSummary, typeTitle } from '@tributary/sdk/connectors'
import { ChevronDown, Plug, Unplug } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { Menu } from '../../primitives/Menu/Menu.tsx'
import { PageHeader } from '../../shell/PageHeader.tsx'

export type ManageHeaderProps = {
  /** The name of the connector type, such as "Xero". */
  connectorType: string
  /** The signed-in user. Their role decides which actions are shown. */
  viewer: Actor
  /** Every connector the user may see. Undefined while they load. */
  connectors: readonly ClientConnector[] | undefined
  /** True while a connection is being started. */
  connecting?: boolean
  /** When the list was last updated. */
  status?: ReactNode
  /** Chooses between cards and a list. */
  views?: ReactNode
  /** Called when the user presses Connect. */
  onConnect: () => void
  /** The systems to choose from, for a type with several. The button then opens their menu. */
  connectMenu?: ReactNode
  /** Called when the user presses "Disconnect all". */
  onDisconnectAll: () => void
}

/** Reserves the line of the summary, so that the cards below it do not move. */
const NO_BREAK_SPACE = '\u00a0'

/** The head of the management screen, with actions for every connector of the type. */
export function ManageHeader({ connectorType, viewer, connectors, views, ...rest }: ManageHeaderProps) {
  const name = typeTitle(connectorType)
  return (
    <PageHeader
      title={can(viewer, 'connectors.open-manage') ? manageMessages.title(name) : manageMessages.list(name)}
      summary={connectors ? manageSummary(connectors) : NO_BREAK_SPACE}
      status={rest.status}
      actions={
        <>
          {views}
          {can(viewer, 'connectors.open-manage') && (
            <Actions {...rest} {...{ connectorType, viewer }} connectors={connectors ?? []} />
          )}
        </>
      }
    />
  )
}

type ActionsProps = ManageHeaderProps & { connectors: readonly ClientConnector[] }

function Actions({
  connectorType,
  viewer,
  connectors,
  connecting = false,
  connectMenu,
  ...on
}: ActionsProps) {
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
      {connectMenu ? (
        <Menu
          align="end"
          trigger={
            <Button variant="primary" icon={Plug} loading={connecting}>
              {manageMessages.connect}
              <ChevronDown size={16} aria-hidden />
            </Button>
          }
        >
          {connectMenu}
        </Menu>
      ) : (
        <Button variant="primary" icon={Plug} loading={connecting} onClick={on.onConnect}>
          {manageMessages.connect}
        </Button>
      )}
    </>
  )
}
