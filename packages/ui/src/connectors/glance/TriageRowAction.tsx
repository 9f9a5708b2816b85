import { type RowAction, rowAction } from '@tributary/sdk/connectors'
import { Button } from '../../primitives/Button/Button.tsx'
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx'
import { absoluteTime } from '../../primitives/RelativeTime/absolute-time.ts'
import type { ListedConnector, PressedAction, TriageActions } from './listed-connector.ts'
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
  if (isPressed(kind))
    return (
      <Button
        {...shared}
        variant={kind === 'retry' ? 'secondary' : 'ghost'}
        onClick={() => onAction(kind, connector)}
      >
        {label}
      </Button>
    )
  return (
    <ButtonLink {...shared} href={actionHref(kind, connector)}>
      {label}
    </ButtonLink>
  )
}

const isPressed = (kind: RowAction['kind']): kind is PressedAction =>
  kind === 'refresh' || kind === 'retry' || kind === 'cancel'
