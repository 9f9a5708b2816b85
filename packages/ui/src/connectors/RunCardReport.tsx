import { type ClientConnector, isCustom } from '@tributary/domain'
import { type CardLine, type ConnectorState, connectorsMessages } from '@tributary/sdk/connectors'
import { Stack } from '../layout/Stack.tsx'
import { Link } from '../primitives/Link/Link.tsx'
import { LinkButton } from '../primitives/Link/LinkButton.tsx'
import { sentence } from '../theme/text.css.ts'
import { FixLink } from './fix/FixLink.tsx'
import * as css from './RunCard.css.ts'
import { type ManageHrefs, manageHrefOf } from './runs/manage-href.ts'
import { styleOf } from './state-style.ts'

export type RunCardReportProps = ManageHrefs & {
  connector: ClientConnector
  /** The type of the page, which selects hints and links. */
  connectorType: string
  /** Returns the address that opens the Fix sheet of a connector that failed or is stuck. */
  fixHrefOf?: ((connector: ClientConnector) => string) | undefined
  /** Called when "more" is pressed, to open the whole detail. */
  onShowDetail: (connector: ClientConnector) => void
}

type Shown = { state: ConnectorState; report: Extract<CardLine, { kind: 'report' }> }

/** What the latest refresh reported, or why it failed, and the remedy. */
export function RunCardReport(props: RunCardReportProps & Shown) {
  const { connector, connectorType, manageHref, onShowDetail, fixHrefOf, state, report } = props
  const { line, more, advice, action } = report
  const emphasis = state === 'taking-longer' ? 'quiet' : styleOf(state).emphasis
  return (
    <Stack gap={1} justifyItems="start" className={css.detail[emphasis]}>
      {line && (
        <p>
          <span className={sentence}>{line}</span>{' '}
          {more && (
            <LinkButton alone aria-haspopup="dialog" onClick={() => onShowDetail(connector)}>
              {connectorsMessages.more}
            </LinkButton>
          )}
        </p>
      )}
      {advice && <p>{advice}</p>}
      <FixLink connector={connector} state={state} hrefOf={fixHrefOf} />
      {action && (
        <Link
          alone
          href={
            // A connector of a custom source exists, so it has a button on its card.
            state === 'not-authorised' && !isCustom(connectorType)
              ? `${manageHref}?new=true`
              : manageHrefOf(props)(action.kind, connector)
          }
        >
          {action.label}
        </Link>
      )}
    </Stack>
  )
}
