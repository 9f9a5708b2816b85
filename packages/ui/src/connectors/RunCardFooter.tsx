import type { ClientConnector } from '@tributary/domain'
import { cardHints, connectorsMessages, type RefreshButton, refreshButtons } from '@tributary/sdk/rules'
import { RefreshCw, RotateCw, Table2 } from 'lucide-react'
import { Button } from '../primitives/Button/Button.tsx'
import { IconButton } from '../primitives/Button/IconButton.tsx'
import { Link } from '../primitives/Link/Link.tsx'
import type { CardFace } from './card-face.ts'
import * as css from './RunCard.css.ts'
import type { RunCardProps } from './RunCard.tsx'
import { CancelRefresh } from './runs/CancelRefresh.tsx'

type RunCardFooterProps = Pick<
  RunCardProps,
  'connector' | 'connectorType' | 'viewer' | 'manageHref' | 'onRefresh' | 'onCancel' | 'onShowTables'
> & { face: CardFace; now: Date; headingId: string }

/** The buttons of a card, or where to go when there are none (CONNDASH-04..07, 22, 23). */
export function RunCardFooter({
  connector,
  viewer,
  now,
  headingId,
  onRefresh,
  onCancel,
  onShowTables,
  ...rest
}: RunCardFooterProps) {
  const buttons = refreshButtons(connector, viewer, now)
  return (
    <footer className={css.footer}>
      {buttons.map((button) => (
        <RunButton
          key={button.label === 'Full' ? 'full' : 'usual'}
          button={button}
          running={rest.face === 'refreshing'}
          headingId={headingId}
          onPress={() => onRefresh(connector, button.request)}
        />
      ))}
      {onCancel && buttons.length > 0 && underWay.has(rest.face) && (
        <CancelRefresh connector={connector} onCancel={() => onCancel(connector)} />
      )}
      {buttons.length === 0 && <Pointer {...rest} connector={connector} viewer={viewer} now={now} />}
      {onShowTables && (
        <IconButton
          icon={Table2}
          className={css.tables}
          aria-label={`Tables of ${connector.name}`}
          aria-haspopup="dialog"
          onClick={() => onShowTables(connector)}
        />
      )}
    </footer>
  )
}

const underWay = new Set<CardFace>(['refreshing', 'taking-longer'])

const icons = { Refresh: RefreshCw, Incremental: RefreshCw, Retry: RotateCw }

type RunButtonProps = { button: RefreshButton; running: boolean; headingId: string; onPress: () => void }

/** Keeps its word while it runs: on nine cards a changing label would be nine labels. */
function RunButton({ button: { label, enabled }, running, headingId, onPress }: RunButtonProps) {
  const shared = { className: css.action, 'aria-describedby': headingId, onClick: onPress }
  if (label === 'Full')
    return (
      <Button {...shared} disabled={!enabled}>
        {label}
      </Button>
    )
  return (
    <Button {...shared} icon={icons[label]} loading={running} disabled={!enabled && !running}>
      {label}
    </Button>
  )
}

type PointerProps = Pick<RunCardFooterProps, 'connectorType' | 'viewer' | 'manageHref' | 'face' | 'now'> & {
  connector: ClientConnector
}

function Pointer({ connector, connectorType, viewer, manageHref, face, now }: PointerProps) {
  const { hint } = cardHints(connector, connectorType, viewer, now)
  return <p className={css.pointer}>{hint ? <WithManageLink href={manageHref} /> : withoutButtons[face]}</p>
}

const withoutButtons: Partial<Record<CardFace, string>> = {
  disconnected: 'Ask your administrator to reconnect it.',
  deleted: 'No refresh available.',
}

const [beforeLink = '', afterLink = ''] = connectorsMessages.disconnectedPointer.split('Manage tab')

/** The pointer's own sentence, with its "Manage tab" leading there. */
const WithManageLink = ({ href }: { href: string }) => (
  <>
    {beforeLink}
    <Link href={href}>Manage tab</Link>
    {afterLink}
  </>
)
