import { type RowAction, rowAction } from '@tributary/sdk/connectors'
import { Button } from '../../primitives/Button/Button.tsx'
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx'
import { absoluteTime } from '../../primitives/RelativeTime/absolute-time.ts'
import type { LinkedAction, ListedConnector, TriageActions } from './listed-connector.ts'
import { triageText } from './triage.messages.ts'

type TriageRowActionProps<Connector> = TriageActions<Connector> & {
  connector: Connector
  now: Date
}

/** The one action that the state of a connector needs, or nothing. */
export function TriageRowAction<Connector extends ListedConnector>(props: TriageRowActionProps<Connector>) {
  const { connector, viewer, now, onAction, actionHref } = props
  const action = rowAction(connector, viewer, now)
  if (!action) return null
  const { kind, label, allowed, at } = action
  const shared = { size: 'sm', 'aria-label': triageText.named(label, connector.name) } as const
  if (!allowed)
    return (
      <Button {...shared} disabled title={at ? absoluteTime(at) : triageText.notAllowed}>
        {label}
      </Button>
    )
  const href = isLinked(kind) ? actionHref(kind, connector) : null
  if (href !== null)
    return (
      <ButtonLink {...shared} href={href}>
        {label}
      </ButtonLink>
    )
  return (
    <Button
      writes
      {...shared}
      variant={kind === 'refresh' || kind === 'cancel' ? 'ghost' : 'secondary'}
      onClick={() => onAction(kind, connector)}
    >
      {label}
    </Button>
  )
}

const isLinked = (kind: RowAction['kind']): kind is LinkedAction =>
  kind === 'reconnect' || kind === 'fix' || kind === 'authorise'
