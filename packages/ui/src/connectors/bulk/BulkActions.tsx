import type { Actor } from '@tributary/domain'
import { type BulkAction, bulkMessages, offeredBulkActions } from '@tributary/sdk/connectors'
import { SelectionActions } from '../../primitives/Selection/SelectionActions.tsx'
import { bulkIcons } from './bulk-icons.ts'

type BulkActionsProps = { viewer: Actor | null; onBulk: (action: BulkAction) => void }

/** The actions that the viewer may do on the selected connectors. */
export const BulkActions = ({ viewer, onBulk }: BulkActionsProps) => (
  <SelectionActions
    actions={offeredBulkActions(viewer).map((name) => ({
      name,
      label: bulkMessages.actions[name],
      icon: bulkIcons[name],
      danger: name === 'disconnect',
    }))}
    onAction={onBulk}
  />
)
