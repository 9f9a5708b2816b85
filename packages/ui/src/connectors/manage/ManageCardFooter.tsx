import type { Actor, ClientConnector } from '@tributary/domain'
import {
  type ConnectorState,
  type ManageAction,
  manageActions,
  manageMessages,
} from '@tributary/sdk/connectors'
import {
  CircleHelp,
  Copy,
  Ellipsis,
  Pencil,
  Plug,
  RotateCw,
  Trash2,
  Unplug,
  Users,
  Waypoints,
} from 'lucide-react'
import { Inline } from '../../layout/Inline.tsx'
import { Button, type ButtonVariant } from '../../primitives/Button/Button.tsx'
import { IconButton } from '../../primitives/Button/IconButton.tsx'
import type { IconType } from '../../primitives/icon-type.ts'
import { Menu, MenuItem, MenuLink } from '../../primitives/Menu/Menu.tsx'
import { classNames } from '../../theme/class-names.ts'
import { footer } from '../RunCard.css.ts'
import * as css from './ManageCard.css.ts'
import { manageText } from './manage.messages.ts'

export type ManageCardFooterProps = {
  connector: ClientConnector
  /** The name of the connector type, such as "Xero". */
  connectorType: string
  /** The user, whose role decides which buttons are shown. */
  viewer: Actor
  /** Called with the action the user chose for a connector. */
  onAction: (action: ManageAction, connector: ClientConnector) => void
  /** Starts to clone it, if that needs no provider. */
  onClone?: ((connector: ClientConnector) => void) | undefined
  /** Returns the page that explains why someone does not see it. */
  whyHrefOf?: ((connector: ClientConnector) => string) | undefined
  /** Returns the address that shows where its numbers go, and who sees them. */
  lineageHrefOf?: ((connector: ClientConnector) => string) | undefined
}

type Shown = { headingId: string; state: ConnectorState }

/** The buttons of a management card. Less important actions are in a menu. */
export function ManageCardFooter(props: ManageCardFooterProps & Shown) {
  const { connector, connectorType, viewer, onClone, whyHrefOf, lineageHrefOf } = props
  const offered = manageActions(connector, connectorType, viewer)
  if (offered.length === 0) return null
  const rows = rowsOf(offered)
  return (
    <footer className={classNames(footer, css.footer)}>
      {rows.map((actions, at) => (
        <Inline alignItems="stretch" gap={2} wrap minWidth={0} key={actions[0]}>
          <Buttons {...props} actions={actions} />
          {offered.includes('edit') && at === rows.length - 1 && (onClone || whyHrefOf || lineageHrefOf) && (
            <CardMenu
              name={connector.name}
              onClone={onClone && (() => onClone(connector))}
              whyHref={whyHrefOf?.(connector)}
              lineageHref={lineageHrefOf?.(connector)}
            />
          )}
        </Inline>
      ))}
    </footer>
  )
}

const endings: readonly ManageAction[] = ['disconnect', 'delete']

/** Returns frequent actions, then those that end the connection. A few share one row. */
function rowsOf(offered: readonly ManageAction[]): (readonly ManageAction[])[] {
  if (offered.length <= 3) return [offered]
  const isEnding = (action: ManageAction) => endings.includes(action)
  return [offered.filter((action) => !isEnding(action)), offered.filter(isEnding)]
}

type Kind = { icon: IconType; label: string; variant?: ButtonVariant }

const kinds: Record<ManageAction, Kind> = {
  reconnect: {
    icon: Plug,
    get label() {
      return manageMessages.reconnect.action
    },
  },
  'manage-users': {
    icon: Users,
    get label() {
      return manageMessages.manageUsers
    },
  },
  edit: {
    icon: Pencil,
    get label() {
      return manageText.edit
    },
  },
  retry: {
    icon: RotateCw,
    get label() {
      return manageText.retry
    },
  },
  disconnect: {
    icon: Unplug,
    get label() {
      return manageText.disconnect
    },
  },
  delete: {
    icon: Trash2,
    get label() {
      return manageText.delete
    },
    variant: 'danger-quiet',
  },
}

const labelOf = (action: ManageAction, state: ConnectorState): string =>
  action === 'reconnect' && state !== 'disconnected' ? manageMessages.authorise.action : kinds[action].label

type ButtonsProps = ManageCardFooterProps & Shown & { actions: readonly ManageAction[] }

const Buttons = ({ actions, connector, headingId, state, onAction }: ButtonsProps) =>
  actions.map((action) => (
    <Button
      key={action}
      icon={kinds[action].icon}
      variant={kinds[action].variant ?? 'secondary'}
      className={css.action}
      aria-describedby={headingId}
      data-manage={`${action} ${connector.id}`}
      // The form of the settings can be read without a change.
      writes={action !== 'edit'}
      loading={action === 'retry' && state === 'refreshing'}
      onClick={() => onAction(action, connector)}
    >
      {labelOf(action, state)}
    </Button>
  ))

type CardMenuProps = {
  name: string
  onClone: (() => void) | undefined
  whyHref: string | undefined
  lineageHref: string | undefined
}

const CardMenu = ({ name, onClone, whyHref, lineageHref }: CardMenuProps) => (
  <div className={css.menu}>
    <Menu align="end" trigger={<IconButton icon={Ellipsis} aria-label={manageMessages.more(name)} />}>
      {onClone && (
        <MenuItem icon={Copy} onSelect={onClone}>
          {manageText.clone}
        </MenuItem>
      )}
      {whyHref !== undefined && (
        <MenuLink icon={CircleHelp} href={whyHref}>
          {manageText.why}
        </MenuLink>
      )}
      {lineageHref !== undefined && (
        <MenuLink icon={Waypoints} href={lineageHref}>
          {manageText.lineage}
        </MenuLink>
      )}
    </Menu>
  </div>
)

/** Returns another button of a card: the focus target if the one that opened a dialog has been removed. */
export const manageCardElement = (id: ClientConnector['id']): HTMLElement | null =>
  ['edit', 'manage-users'].reduce<HTMLElement | null>(
    (found, action) => found ?? document.querySelector(`[data-manage="${CSS.escape(`${action} ${id}`)}"]`),
    null,
  )
