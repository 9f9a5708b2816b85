import { type ClientConnector, can } from '@tributary/domain'
import { type ConnectorState, connectorState, connectorStatus, retryRequest } from '@tributary/sdk/connectors'
import { memo, type ReactNode, useId } from 'react'
import { Stack } from '../layout/Stack.tsx'
import { Text } from '../layout/Text.tsx'
import { useNowWhen } from '../patterns/clock/Clock.tsx'
import { Badge } from '../primitives/Badge/Badge.tsx'
import { Anchor } from '../primitives/Link/Anchor.tsx'
import { wholeOnTouch } from '../primitives/MiddleEllipsis/Whole.css.ts'
import { StatusGlyph } from '../primitives/Status/StatusGlyph.tsx'
import { AssignedUsers } from './AssignedUsers.tsx'
import { ConnectorName } from './ConnectorName.tsx'
import * as css from './RunCard.css.ts'
import { RunCardDetail, type RunCardDetailProps } from './RunCardDetail.tsx'
import { RunCardFacts } from './RunCardFacts.tsx'
import { RunCardFooter, type RunCardFooterProps } from './RunCardFooter.tsx'
import { manageHrefOf } from './runs/manage-href.ts'
import { RunHistory, type RunHistoryProps } from './runs/RunHistory.tsx'
import { styleOf, surfaceOf } from './state-style.ts'

export type RunCardProps = RunCardDetailProps &
  RunCardFooterProps &
  Pick<RunHistoryProps, 'older'> & {
    /** Draws what asks the person with the login to reconnect the connector; null where that is of no use. */
    askOf?: ((connector: ClientConnector) => ReactNode) | undefined
  }

/**
 * A connector on the dashboard, with the state of its refresh and its actions. It is memoised, so that a tick of the
 * clock renders only the times on it.
 */
export const RunCard = memo(function RunCard(props: RunCardProps) {
  const { connector, viewer, manageHref } = props
  const heading = useId()
  const now = useNowWhen((at) => connectorState(connector, at))
  const state = connectorState(connector, now)
  const showsFacts = can(viewer, 'connectors.see-key-and-times')
  return (
    <article className={css.card[surfaceOf(state)]} aria-labelledby={heading}>
      {state === 'refreshing' && <div className={css.stream} />}
      <Header headingId={heading} connector={connector} state={state} manageHref={manageHref} />
      <Stack gap={2} flex={1} size="sm" className={css.body}>
        <RunCardDetail {...props} state={state} now={now} />
        {props.askOf?.(connector)}
        {showsFacts && <RunCardFacts connector={connector} />}
        <RunHistory
          connector={connector}
          connectorType={props.connectorType}
          runs={props.runs}
          older={props.older}
          viewer={viewer}
          hrefOf={manageHrefOf(props)}
          onRetry={(one) => props.onRefresh(one, retryRequest)}
        />
        <AssignedUsers assigned={connector.assigned} />
      </Stack>
      <RunCardFooter {...props} state={state} now={now} headingId={heading} />
    </article>
  )
})

type HeaderProps = {
  headingId: string
  connector: ClientConnector
  state: ConnectorState
  manageHref: string
}

function Header({ headingId, connector, state, manageHref }: HeaderProps) {
  const { tone, icon, text, emphasis, spinning = false, dashed = false } = styleOf(state)
  const unknown = connectorStatus(connector.status) === 'unknown'
  return (
    <header className={css.header}>
      <StatusGlyph
        tone={tone}
        icon={icon}
        spinning={spinning}
        dashed={dashed}
        off={surfaceOf(state) !== 'on'}
      />
      <div className={css.names}>
        <Text
          as="h2"
          size="md"
          fontWeight="semibold"
          id={headingId}
          className={wholeOnTouch}
          title={connector.name}
        >
          <Anchor href={manageHref} className={css.nameLink} aria-label={connector.name}>
            <ConnectorName>{connector.name}</ConnectorName>
          </Anchor>
        </Text>
        {/* A poll that changes nothing leaves this text unchanged, so it is not announced again. */}
        <p className={css.stateLine[emphasis]} role="status">
          {text}
        </p>
        {unknown && connector.status && <Badge>{connector.status}</Badge>}
      </div>
    </header>
  )
}
