import { type Actor, type ClientConnector, can } from '@tributary/domain'
import { cardHints } from './card-hints.ts'
import { connectorState } from './connector-state.ts'
import { connectorsMessages } from './connectors.messages.ts'
import { manageMessages } from './manage.messages.ts'
import { previewDetail } from './refresh-detail.ts'
import {
  explainFailure,
  type FailureExplanation,
  isOnAnotherPage,
  type RefreshAction,
} from './runs/explain-failure.ts'
import { explainLeftOut } from './runs/explain-left-out.ts'
import { isCauseKnown } from './runs/failure-of-run.ts'

/** The report below the state of a card: at most one line about the refresh, and one remedy besides Retry. */
export type CardReport = {
  /** The reason for a failure, or the refresh's own message; null if the state needs no explanation. */
  line: string | null
  /** Whether there is more text than the line, which the "more" link opens. */
  more: boolean
  /** What to do, unless a link or button of the card does it. */
  advice: string | null
  /** Where the viewer can fix it. */
  action: RefreshAction | null
}

type Asked = {
  connector: Pick<ClientConnector, 'status' | 'log' | 'needsAuthorisation' | 'authorisation'>
  /** The connector's type. */
  type: string
  viewer: Actor | null
  now: Date
}

/** Returns the report of a refresh: the source's own words if any, else its known cause. */
export function cardReport(asked: Asked): CardReport {
  const { connector, now } = asked
  const state = connectorState(connector, now)
  if (state === 'not-authorised') return { ...nothing, ...authorising(asked.viewer) }
  if (state === 'error' || state === 'forbidden') return failureReport(asked)
  return (
    leftOutReport(asked) ?? { ...nothing, ...preview(connector.log?.refreshDetail || connector.log?.error) }
  )
}

/** The detail of the refresh names the tables. */
function leftOutReport(asked: Asked): CardReport | null {
  const why = explainLeftOut(asked)
  return why && { line: why.sentence, more: true, advice: why.action ? null : why.advice, action: why.action }
}

const nothing: CardReport = { line: null, more: false, advice: null, action: null }

function preview(detail: string | null | undefined): Pick<CardReport, 'line' | 'more'> {
  if (!detail) return { line: null, more: false }
  const { text, cut } = previewDetail(detail)
  return { line: text, more: cut }
}

const authorising = (viewer: Actor | null): Pick<CardReport, 'advice' | 'action'> =>
  can(viewer, 'connectors.authorise')
    ? { advice: null, action: { kind: 'reconnect', label: manageMessages.authorise.action, at: null } }
    : { advice: connectorsMessages.askToAuthorise, action: null }

function failureReport({ connector, type, viewer, now }: Asked): CardReport {
  const { log } = connector
  const why = explainFailure({ connector, type, viewer, now })
  if (!isCauseKnown(log) || !why)
    return {
      ...preview(log?.refreshDetail || log?.error),
      advice: cardHints(connector, type, viewer, now).hint,
      action: null,
    }
  const reported = log?.refreshDetail
    ? preview(log.refreshDetail)
    : { line: why.cause, more: Boolean(log?.error) }
  return { ...reported, ...remedyOnCard(why) }
}

/** The card has a Retry button, so the report does not repeat it. */
function remedyOnCard({
  whoCanFix,
  advice,
  action,
}: FailureExplanation): Pick<CardReport, 'advice' | 'action'> {
  if (isOnAnotherPage(action)) return { advice: null, action }
  const isTold = whoCanFix === 'administrator' || action?.kind === 'retry-later'
  return { advice: isTold ? advice : null, action: null }
}
