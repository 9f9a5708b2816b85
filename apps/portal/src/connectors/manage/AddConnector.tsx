import { can, sameId } from '@tributary/domain'
import { manageMessages } from '@tributary/sdk/rules'
import { FormGone } from '../../excel/FormGone.tsx'
import { AuthoriseStep } from '../authorise/AuthoriseStep.tsx'
import { ConnectorEditor } from '../editor/ConnectorEditor.tsx'
import type { ManageViewsProps } from './ManageViews.tsx'

type AddConnectorProps = Omit<ManageViewsProps, 'view'> & { from: string | null }

/** Adds a connector, maybe as a copy; whoever may not reads so beside the cards instead (CONNMAN-02, CONNMAN-29). */
export function AddConnector({
  from,
  management,
  connectorType,
  connecting,
  viewer,
  onClose,
}: AddConnectorProps) {
  if (!can(viewer, 'connectors.open-manage') || !connecting.type) return null
  if (connecting.way !== 'editor') return <AuthoriseStep type={connectorType} onClose={onClose} />
  const copied = from === null ? null : management.all.find(({ id }) => sameId(id, from))
  if (copied === undefined) return <FormGone sentence={manageMessages.notThere} onClose={onClose} />
  return (
    <ConnectorEditor
      type={connectorType}
      connectorType={connecting.type}
      connector={null}
      from={copied}
      onClose={onClose}
      onSaved={onClose}
    />
  )
}
