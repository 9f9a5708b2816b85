import type { ClientConnector, RefreshRun } from '@tributary/domain'
import { type ConnectorState, cardHints, lastRefresh } from '@tributary/sdk/connectors'
import { TimeAgo } from '../patterns/clock/TimeAgo.tsx'
import * as css from './RunCard.css.ts'
import { RunCardReport, type RunCardReportProps } from './RunCardReport.tsx'
import { ScheduleLine } from './ScheduleLine.tsx'
import { styleOf } from './state-style.ts'

export type RunCardDetailProps = RunCardReportProps & {
  /** Its latest refreshes, the latest first; left out while they are not known. */
  runs?: readonly RefreshRun[] | undefined
}

type Moment = { state: ConnectorState; now: Date }

/** Beneath the state: one line about the refresh with one remedy, then when, and when next. */
export function RunCardDetail({ state, now, runs, ...props }: RunCardDetailProps & Moment) {
  const { connector, connectorType, viewer } = props
  const isSlow = state === 'taking-longer'
  return (
    <>
      {isSlow && (
        <p className={css.detail[styleOf(state).emphasis]}>
          <span>{cardHints(connector, connectorType, viewer, now).hint}</span>{' '}
          <When {...{ connector, state }} />.
        </p>
      )}
      {!isSlow && <When {...{ connector, state }} line />}
      <RunCardReport {...props} state={state} now={now} />
      <LastLoad {...{ state, runs }} />
      <ScheduleLine connector={connector} />
    </>
  )
}

type LastLoadProps = { state: ConnectorState; runs: readonly RefreshRun[] | undefined }

/** How old the data is, where the state itself does not say so. */
function LastLoad({ state, runs }: LastLoadProps) {
  const loaded = runs?.find((run) => run.state === 'succeeded' && run.completedAt)?.completedAt
  if (!loaded || state === 'completed') return null
  return (
    <p className={css.detail.quiet}>
      Last loaded <TimeAgo date={loaded} />
    </p>
  )
}

type WhenProps = { connector: ClientConnector; state: ConnectorState; line?: boolean }

/** "Started 2 min ago", "Completed 1 h 12 min ago"; the other states have nothing to say here. */
function When({ connector, state, line = false }: WhenProps) {
  const { startedAt, completedAt } = lastRefresh(connector.log)
  const running = state === 'refreshing' || state === 'taking-longer'
  const at = running ? startedAt : state === 'completed' ? completedAt : null
  if (!at) return null
  const words = (
    <>
      {running ? 'Started' : 'Completed'} <TimeAgo date={at} />
    </>
  )
  return line ? <p className={css.detail.quiet}>{words}</p> : <span>{words}</span>
}
