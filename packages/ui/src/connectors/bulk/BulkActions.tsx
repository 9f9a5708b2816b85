import type { Actor } from '@tributary/domain'
import { type BulkAction, bulkMessages, offeredBulkActions } from '@tributary/sdk/connectors'
import { Ellipsis } from 'lucide-react'
import { Button } from '../../primitives/Button/Button.tsx'
import { IconButton } from '../../primitives/Button/IconButton.tsx'
import { Menu, MenuItem } from '../../primitives/Menu/Menu.tsx'
import * as css from './BulkBar.css.ts'
import { bulkText } from './bulk.messages.ts'
import { bulkIcons } from './bulk-icons.ts'

type BulkActionsProps = { viewer: Actor | null; onBulk: (action: BulkAction) => void }

/** The actions that the viewer may do, as buttons. In narrow lists all but the first are in a menu. */
export function BulkActions({ viewer, onBulk }: BulkActionsProps) {
  const actions = offeredBulkActions(viewer)
  const button = (action: BulkAction) => (
    <Button
      key={action}
      size="sm"
      variant={action === 'disconnect' ? 'danger-quiet' : 'secondary'}
      icon={bulkIcons[action]}
      onClick={() => onBulk(action)}
    >
      {bulkMessages.actions[action]}
    </Button>
  )
  return (
    <>
      <div className={css.inLine}>{actions.map(button)}</div>
      <div className={css.inMenu}>
        {actions.slice(0, 1).map(button)}
        <Menu
          align="end"
          side="top"
          trigger={<IconButton size="sm" icon={Ellipsis} aria-label={bulkText.more} />}
        >
          {actions.slice(1).map((action) => (
            <MenuItem
              key={action}
              icon={bulkIcons[action]}
              tone={action === 'disconnect' ? 'danger' : 'default'}
              onSelect={() => onBulk(action)}
            >
              {bulkMessages.actions[action]}
            </MenuItem>
          ))}
        </Menu>
      </div>
    </>
  )
}
