import { type ClientConnector, can } from '@tributary/domain'
import {
  type ConnectorState,
  connectorStanding,
  connectorState,
  retryRequest,
} from '@tributary/sdk/connectors'
import { memo, useId } from 'react'
import { useNowWhen } from '../patterns/clock/Clock.tsx'
import { Badge } from '../primitives/Badge/Badge.tsx'
import { classNames } from '../primitives/class-names.ts'
import { Anchor } from '../primitives/Link/Anchor.tsx'
import { wholeOnTouch } from '../primitives/MiddleEllipsis/Whole.css.ts'
import { StatusGlyph } from '../primitives/Status/StatusGlyph.tsx'
import { AssignedPeople, type PeopleById } from './AssignedPeople.tsx'
import { ConnectorName } from './ConnectorName.tsx'
import * as css from './RunCard.css.ts'
import { RunCardDetail, type RunCardDetailProps } from './RunCardDetail.tsx'
import { RunCardFacts } from './RunCardFacts.tsx'
import { RunCardFooter, type RunCardFooterProps } from './RunCardFooter.tsx'
import { manageHrefOf } from './runs/manage-href.ts'
import { RunHistory } from './runs/RunHistory.tsx'
import { styleOf, surfaceOf } from './state-style.ts'

export type RunCardProps = RunCardDetailProps &
  RunCardFooterProps & {
    /** Who may be assigned, by id; left out while that is not known. */
    people?: PeopleById | undefined
  }

/**
 * One connector on the dashboard: how its refresh stands and what can be done (connectors spec 2.16 and 4).
 * Drawn again when the connector or its state changes; a tick of the clock redraws only the words of a time.
 */
export const RunCard = memo(function RunCard(props: RunCardProps) {
  const { connector, viewer, manageHref, people } = props
  const heading = useId()
  const now = useNowWhen((at) => connectorState(connector, at))
  const state = connectorState(connector, now)
  const showsFacts = can(viewer, 'connectors.see-key-and-times')
  return (
    <article className={css.card[surfaceOf(state)]} aria-labelledby={heading}>
      {state === 'refreshing' && <div className={css.stream} />}
      <Header headingId={heading} connector={connector} state={state} manageHref={manageHref} />
      <div className={css.body}>
        <RunCardDetail {...props} state={state} now={now} />
        {showsFacts && <RunCardFacts connector={connector} />}
        <RunHistory
          connector={connector}
          connectorType={props.connectorType}
          runs={props.runs}
          viewer={viewer}
          hrefOf={manageHrefOf(manageHref)}
          onRetry={(one) => props.onRefresh(one, retryRequest)}
        />
        <AssignedPeople connector={connector} people={people} />
      </div>
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
  const unknown = connectorStanding(connector.status) === 'unknown'
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
        <h2 id={headingId} className={classNames(css.name, wholeOnTouch)} title={connector.name}>
          <Anchor href={manageHref} className={css.nameLink} aria-label={connector.name}>
            <ConnectorName>{connector.name}</ConnectorName>
          </Anchor>
        </h2>
        {/* A poll that changes nothing leaves this text alone, so it is not announced again. */}
        <p className={css.stateLine[emphasis]} role="status">
          {text}
        </p>
        {unknown && connector.status && <Badge>{connector.status}</Badge>}
      </div>
    </header>
  )
}
