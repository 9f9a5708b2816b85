import type { Actor, ClientConnector } from '@tributary/domain'
import {
  type ConnectorState,
  cardHints,
  connectorsMessages,
  type RefreshButton,
  refreshButtons,
} from '@tributary/sdk/connectors'
import { RefreshCw, RotateCw, Table2 } from 'lucide-react'
import { useState } from 'react'
import { Text } from '../layout/Text.tsx'
import { Button } from '../primitives/Button/Button.tsx'
import { IconButton } from '../primitives/Button/IconButton.tsx'
import { Link } from '../primitives/Link/Link.tsx'
import { connectorsText } from './connectors.messages.ts'
import * as css from './RunCard.css.ts'
import { CancelRefresh } from './runs/CancelRefresh.tsx'

type PointerProps = {
  connector: ClientConnector
  /** The name of the connector type, such as "Xero". */
  connectorType: string
  /** The signed-in user. Their role decides which actions are shown. */
  viewer: Actor
  /** Where the link to the connector's settings leads. */
  manageHref: string
}

type Moment = { state: ConnectorState; now: Date }

export type RunCardFooterProps = PointerProps & {
  /** Called when the user starts a refresh, with the kind of refresh. */
  onRefresh: (connector: ClientConnector, request: RefreshButton['request']) => void
  /** Cancels the running refresh. Without it, there is no Cancel button. */
  onCancel?: ((connector: ClientConnector) => void) | undefined
  /** Opens the tables that its refreshes have written. */
  onShowTables?: ((connector: ClientConnector) => void) | undefined
}

/** The buttons of a card, or a link if there are none. */
export function RunCardFooter({
  connector,
  viewer,
  now,
  headingId,
  onRefresh,
  onCancel,
  onShowTables,
  ...rest
}: RunCardFooterProps & Moment & { headingId: string }) {
  const buttons = refreshButtons(connector, viewer, now)
  return (
    <footer className={css.footer} data-run-card={connector.id}>
      {buttons.map((button) => (
        <RunButton
          key={button.label === 'Full' ? 'full' : 'usual'}
          button={button}
          running={rest.state === 'refreshing'}
          headingId={headingId}
          onPress={() => onRefresh(connector, button.request)}
        />
      ))}
      {onCancel && buttons.length > 0 && underWay.has(rest.state) && (
        <CancelRefresh connector={connector} onCancel={() => onCancel(connector)} />
      )}
      {buttons.length === 0 && <Pointer {...rest} connector={connector} viewer={viewer} now={now} />}
      {onShowTables && (
        <IconButton
          icon={Table2}
          className={css.tables}
          aria-label={connectorsText.tablesOf(connector.name)}
          aria-haspopup="dialog"
          onClick={() => onShowTables(connector)}
        />
      )}
    </footer>
  )
}

const underWay = new Set<ConnectorState>(['refreshing', 'taking-longer'])

const icons = { Refresh: RefreshCw, Incremental: RefreshCw, Retry: RotateCw }

type RunButtonProps = { button: RefreshButton; running: boolean; headingId: string; onPress: () => void }

function RunButton({ button: { label: offered, enabled }, running, headingId, onPress }: RunButtonProps) {
  const label = useLabelOfPress(offered, running)
  const shared = { className: css.action, 'aria-describedby': headingId, onClick: onPress }
  if (label === 'Full')
    return (
      <Button writes {...shared} disabled={!enabled}>
        {connectorsMessages.refreshButtons[label]}
      </Button>
    )
  return (
    <Button writes {...shared} icon={icons[label]} loading={running} disabled={!enabled && !running}>
      {connectorsMessages.refreshButtons[label]}
    </Button>
  )
}

/** Returns the label that was pressed while the refresh runs: a Retry stays one next to its spinner. */
function useLabelOfPress(offered: RefreshButton['label'], running: boolean): RefreshButton['label'] {
  const [kept, setKept] = useState(offered)
  if (!running && kept !== offered) setKept(offered)
  return running ? kept : offered
}

function Pointer({ connector, connectorType, viewer, manageHref, state, now }: PointerProps & Moment) {
  const { hint } = cardHints(connector, connectorType, viewer, now)
  return (
    <Text as="p" minWidth={0} size="sm" color="secondary" className={css.pointer}>
      {hint ? <WithManageLink href={manageHref} /> : withoutButtons[state]}
    </Text>
  )
}

const withoutButtons: Partial<Record<ConnectorState, string>> = {
  get disconnected() {
    return connectorsText.askYourAdministratorToReconnect
  },
  get deleted() {
    return connectorsText.noRefreshAvailable
  },
}

/** The hint with its words "Manage tab" as a link. */
function WithManageLink({ href }: { href: string }) {
  const [before, after] = connectorsMessages.disconnectedPointer.split(connectorsText.manageTab)
  return (
    <>
      {before}
      <Link alone href={href}>
        {connectorsText.manageTab}
      </Link>
      {after}
    </>
  )
}

/** Returns the first button of a card: the focus target if the element that opened a dialog has been removed. */
export const runCardButton = (id: ClientConnector['id']): HTMLElement | null =>
  document.querySelector(`[data-run-card="${CSS.escape(String(id))}"] button`)
