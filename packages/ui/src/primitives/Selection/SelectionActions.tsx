import { Ellipsis } from 'lucide-react'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../Button/IconButton.tsx'
import type { IconType } from '../icon-type.ts'
import { Menu, MenuItem } from '../Menu/Menu.tsx'
import * as css from './SelectionBar.css.ts'
import { selectionText } from './selection.messages.ts'

/** An action on the selected rows. */
export type SelectionAction<Name extends string> = {
  name: Name
  label: string
  icon: IconType
  /** Whether it takes something away. */
  danger?: boolean
}

type SelectionActionsProps<Name extends string> = {
  actions: readonly SelectionAction<Name>[]
  onAction: (action: Name) => void
}

/** The actions on the selected rows, as buttons. In narrow lists all but the first are in a menu. */
export function SelectionActions<Name extends string>({ actions, onAction }: SelectionActionsProps<Name>) {
  const button = ({ name, label, icon, danger }: SelectionAction<Name>) => (
    <Button
      writes
      key={name}
      size="sm"
      variant={danger ? 'danger-quiet' : 'secondary'}
      icon={icon}
      onClick={() => onAction(name)}
    >
      {label}
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
          trigger={<IconButton size="sm" icon={Ellipsis} aria-label={selectionText.more} />}
        >
          {actions.slice(1).map(({ name, label, icon, danger }) => (
            <MenuItem
              key={name}
              icon={icon}
              tone={danger ? 'danger' : 'default'}
              onSelect={() => onAction(name)}
            >
              {label}
            </MenuItem>
          ))}
        </Menu>
      </div>
    </>
  )
}
