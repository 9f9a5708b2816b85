import { type Actor, type ClientConnector, can } from '@tributary/domain'
import { cardHints } from './card-hints.ts'
import { connectorState } from './connector-state.ts'
import { connectorsMessages } from './connectors.messages.ts'
import { manageMessages } from './manage.messages.ts'
import { previewDetail } from './refresh-detail.ts'
import { explainFailure, type FailureExplanation, type RefreshAction } from './runs/explain-failure.ts'
import { isCauseKnown } from './runs/failure-of-run.ts'

/** What a card shows beneath its state: at most one line about the refresh, and one remedy besides Retry. */
export type CardReport = {
  /** Why it failed, or what the refresh reported; null when the state says it all. */
  line: string | null
  /** Whether there is more to read than the line: "more" opens it. */
  more: boolean
  /** What to do, where no link or button of the card does it. */
  advice: string | null
  /** Where this person can fix it. */
  action: RefreshAction | null
}

type Asked = {
  connector: Pick<ClientConnector, 'status' | 'log' | 'needsAuthorisation'>
  /** The connector's type. */
  type: string
  viewer: Actor | null
  now: Date
}

/** Reports a refresh on its card once: in the words of the source where there are any, else by its known cause. */
export function cardReport(asked: Asked): CardReport {
  const { connector, now } = asked
  const state = connectorState(connector, now)
  if (state === 'not-authorised') return { ...nothing, ...authorising(asked.viewer) }
  if (state === 'error' || state === 'forbidden') return failureReport(asked)
  return { ...nothing, ...preview(connector.log?.refreshDetail || connector.log?.error) }
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

/** Retry is a button of the card already, and so is not repeated. */
function remedyOnCard({
  whoCanFix,
  advice,
  action,
}: FailureExplanation): Pick<CardReport, 'advice' | 'action'> {
  if (action?.kind === 'edit' || action?.kind === 'reconnect') return { advice: null, action }
  const isTold = whoCanFix === 'administrator' || action?.kind === 'retry-later'
  return { advice: isTold ? advice : null, action: null }
}
