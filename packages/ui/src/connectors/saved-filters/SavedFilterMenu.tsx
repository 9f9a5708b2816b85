import type { Actor, SavedFilter } from '@tributary/domain'
import { type SavedFilterAction, savedFilterActions } from '@tributary/sdk/connectors'
import { ChevronDown, Lock, Pencil, Trash2, Users } from 'lucide-react'
import { Menu, MenuItem, MenuSeparator } from '../../primitives/Menu/Menu.tsx'
import * as css from './SavedFilterChips.css.ts'
import { savedFiltersText } from './saved-filters.messages.ts'

type SavedFilterMenuProps = {
  saved: SavedFilter
  viewer: Actor | null
  onChange: (change: SavedFilterAction) => void
}

const icons = { rename: Pencil, share: Users, unshare: Lock, delete: Trash2 }

/** What the viewer may do with a saved filter, or nothing. */
export function SavedFilterMenu({ saved, viewer, onChange }: SavedFilterMenuProps) {
  const actions = savedFilterActions(saved, viewer)
  if (actions.length === 0) return null
  const name = savedFiltersText.more(saved.name)
  return (
    <Menu
      align="start"
      trigger={
        <button type="button" className={css.more} aria-label={name} title={name}>
          <ChevronDown size={14} aria-hidden />
        </button>
      }
    >
      {actions.map((action) => [
        action === 'delete' && <MenuSeparator key="line" />,
        <MenuItem
          key={action}
          icon={icons[action]}
          tone={action === 'delete' ? 'danger' : 'default'}
          onSelect={() => onChange(action)}
        >
          {savedFiltersText.actions[action]}
        </MenuItem>,
      ])}
    </Menu>
  )
}
