import {
  type ClientConnector,
  type ConnectorType,
  can,
  type Id,
  isCustom,
  type SessionUser,
  sameId,
} from '@tributary/domain'
import { connectorStatus, manageMessages } from '@tributary/sdk/connectors'
import { manageCardElement } from '@tributary/ui'
import { useState } from 'react'
import { ItemMissing } from '../../page/ItemMissing.tsx'
import { pageHeading } from '../../page/use-screen-focus.ts'
import { ConnectorEditor } from '../editor/ConnectorEditor.tsx'
import { EditCustomConnector } from '../editor/CustomConnectorEditor.tsx'
import { AddConnector, type AddConnectorProps } from './AddConnector.tsx'
import { ManagePeople } from './ManagePeople.tsx'
import type { ManageView } from './use-manage-address.ts'

type ManageViewsProps = Omit<AddConnectorProps, 'from' | 'source'> & { view: ManageView | null }

/** The view that the address opens over the cards. */
export function ManageViews({ view, ...props }: ManageViewsProps) {
  if (!view) return null
  if (view.kind === 'new') return <AddConnector key={`${view.from} ${view.source}`} {...props} {...view} />
  return <OfConnector key={`${view.kind} ${view.id}`} {...props} view={view} />
}

type OfConnectorProps = Omit<ManageViewsProps, 'view'> & { view: { kind: 'edit' | 'people'; id: string } }

function OfConnector({ view, management, connecting, ...rest }: OfConnectorProps) {
  const connector = useOpened(view.id, management.all)
  const { connectorType, viewer, onClose } = rest
  if (!connector || (view.kind === 'edit' && !mayEdit(viewer, connector)))
    return <ItemMissing sentence={manageMessages.notThere} onClose={onClose} />
  if (view.kind === 'people')
    return <ManagePeople {...rest} connector={connector} organisation={management.organisation} />
  return (
    connecting.type && (
      <EditConnector {...{ connector, onClose }} type={connectorType} connectorType={connecting.type} />
    )
  )
}

const mayEdit = (viewer: SessionUser, { status }: ClientConnector): boolean =>
  can(viewer, 'connectors.edit') && connectorStatus(status) !== 'deleted'

/** The connector of the list, or its last version: what is typed must survive a deletion by another user. */
function useOpened(id: Id, connectors: readonly ClientConnector[]): ClientConnector | undefined {
  const found = connectors.find((one) => sameId(one.id, id))
  const [kept, setKept] = useState(found)
  if (found && found !== kept) setKept(found)
  return found ?? kept
}

type EditConnectorProps = {
  connector: ClientConnector
  type: string
  connectorType: ConnectorType
  onClose: () => void
}

/** The editor of a connector. Saving connects a disconnected one again (CONNMAN-28). */
function EditConnector(props: EditConnectorProps) {
  const { connector, type, onClose } = props
  const Editor = isCustom(type) ? EditCustomConnector : ConnectorEditor
  return (
    <Editor
      {...props}
      from={null}
      onSaved={onClose}
      returnFocus={() => manageCardElement(connector.id) ?? pageHeading()}
    />
  )
}
