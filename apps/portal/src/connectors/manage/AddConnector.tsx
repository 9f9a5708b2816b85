import { can, isCustom, type SessionUser, sameId } from '@tributary/domain'
import { manageMessages } from '@tributary/sdk/connectors'
import { ItemMissing } from '../../page/ItemMissing.tsx'
import { AuthoriseStep } from '../authorise/AuthoriseStep.tsx'
import { ConnectorEditor } from '../editor/ConnectorEditor.tsx'
import { AddCustomConnector } from '../editor/CustomConnectorEditor.tsx'
import type { SavedConnector } from '../editor/use-save-connector.ts'
import type { ReadyManagement } from '../use-management.ts'
import type { Connecting } from './use-connecting.ts'
import { useFirstRefresh } from './use-first-refresh.ts'

export type AddConnectorProps = {
  /** The id of the connector to copy. */
  from: string | null
  /** The id of the custom source to read. */
  source: string | null
  management: ReadyManagement
  connectorType: string
  connecting: Connecting
  viewer: SessionUser
  onClose: () => void
}

/** Adds a connector, maybe as a copy. Users who may not add one see a note next to the cards instead. */
export function AddConnector({
  from,
  source,
  management,
  connectorType,
  connecting,
  viewer,
  onClose,
}: AddConnectorProps) {
  const refresh = useFirstRefresh(management.organisation.id, connectorType)
  const onSaved = (saved: SavedConnector) => (saved.refresh ? refresh(saved.connector) : onClose())
  if (!can(viewer, 'connectors.open-manage') || !connecting.type) return null
  if (connecting.way !== 'editor') return <AuthoriseStep type={connectorType} onClose={onClose} />
  const copied = from === null ? null : management.all.find(({ id }) => sameId(id, from))
  if (copied === undefined) return <ItemMissing sentence={manageMessages.notThere} onClose={onClose} />
  const editor = { type: connectorType, connectorType: connecting.type, from: copied, onClose }
  if (isCustom(connectorType)) return <AddCustomConnector {...editor} sourceId={source} onSaved={onSaved} />
  return <ConnectorEditor {...editor} connector={null} onSaved={onSaved} />
}
