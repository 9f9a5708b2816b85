import { type ManageAction, manageActions, manageMessages } from '@tributary/sdk/rules'
import { Copy, Ellipsis, Pencil, Trash2, Unplug, Users } from 'lucide-react'
import { useNowWhen } from '../../patterns/Clock.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { IconButton } from '../../primitives/Button/IconButton.tsx'
import { classNames } from '../../primitives/class-names.ts'
import { Menu, MenuSeparator } from '../../primitives/Menu/Menu.tsx'
import { MenuItem } from '../../primitives/Menu/MenuItem.tsx'
import { cardFace } from '../card-face.ts'
import { footer } from '../RunCard.css.ts'
import * as css from './ManageCard.css.ts'
import type { ManageCardProps } from './ManageCard.tsx'

type ManageCardFooterProps = Pick<
  ManageCardProps,
  'connector' | 'connectorType' | 'viewer' | 'onAction' | 'onClone'
> & {
  headingId: string
}

/** The buttons of a management card: what is done often, and a menu of what ends it (CONNMAN-15, 16, 32, 34). */
export function ManageCardFooter({ connector, connectorType, viewer, ...rest }: ManageCardFooterProps) {
  const { headingId, onAction, onClone } = rest
  const running = cardFace(
    connector,
    useNowWhen((now) => cardFace(connector, now)),
  )
  const offered = manageActions(connector, connectorType, viewer)
  const buttons = often.filter(({ action }) => offered.includes(action))
  const ends = endings.filter((action) => offered.includes(action))
  if (offered.length === 0) return null
  return (
    <footer className={classNames(footer, css.footer)}>
      <div className={css.buttons}>
        {buttons.map(({ action, icon, label }) => (
          <Button
            key={action}
            {...(icon && { icon })}
            className={css.action}
            aria-describedby={headingId}
            data-manage={`${action} ${connector.id}`}
            loading={action === 'retry' && running === 'refreshing'}
            onClick={() => onAction(action, connector)}
          >
            {label}
          </Button>
        ))}
      </div>
      {ends.length > 0 && (
        <EndMenu
          ends={ends}
          name={connector.name}
          onClone={onClone && (() => onClone(connector))}
          onSelect={(action) => onAction(action, connector)}
        />
      )}
    </footer>
  )
}

const often: readonly { action: ManageAction; icon?: typeof Users; label: string }[] = [
  { action: 'manage-users', icon: Users, label: manageMessages.manageUsers },
  { action: 'edit', icon: Pencil, label: 'Edit' },
  { action: 'retry', label: 'Retry' },
]

const endings: readonly ManageAction[] = ['disconnect', 'delete']

type EndMenuProps = {
  ends: readonly ManageAction[]
  name: string
  onClone: (() => void) | undefined
  onSelect: (action: ManageAction) => void
}

const EndMenu = ({ ends, name, onClone, onSelect }: EndMenuProps) => (
  <Menu align="end" trigger={<IconButton icon={Ellipsis} aria-label={manageMessages.more(name)} />}>
    {onClone && (
      <MenuItem icon={Copy} onSelect={onClone}>
        Clone…
      </MenuItem>
    )}
    {ends.includes('disconnect') && (
      <MenuItem icon={Unplug} onSelect={() => onSelect('disconnect')}>
        Disconnect…
      </MenuItem>
    )}
    {(onClone || ends.includes('disconnect')) && <MenuSeparator />}
    <MenuItem icon={Trash2} tone="danger" onSelect={() => onSelect('delete')}>
      Delete…
    </MenuItem>
  </Menu>
)

/** Where the focus goes when what a dialog was opened with has gone: a button of the same card. */
export const manageCardElement = (id: ManageCardProps['connector']['id']): HTMLElement | null =>
  ['edit', 'manage-users'].reduce<HTMLElement | null>(
    (found, action) => found ?? document.querySelector(`[data-manage="${CSS.escape(`${action} ${id}`)}"]`),
    null,
  )
