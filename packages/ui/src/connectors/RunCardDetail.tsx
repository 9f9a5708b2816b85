import type { Actor, RefreshRun } from '@tributary/domain'
import { type CardLine, type ConnectorState, cardLines } from '@tributary/sdk/connectors'
import { Stack } from '../layout/Stack.tsx'
import { TimeAgo } from '../patterns/clock/TimeAgo.tsx'
import { connectorsText } from './connectors.messages.ts'
import { FixLink } from './fix/FixLink.tsx'
import * as css from './RunCard.css.ts'
import { RunCardReport, type RunCardReportProps } from './RunCardReport.tsx'
import { ScheduleLine } from './ScheduleLine.tsx'
import { styleOf } from './state-style.ts'

export type RunCardDetailProps = RunCardReportProps & {
  /** The user, whose role decides which buttons, facts and hints are shown. */
  viewer: Actor
  /** Its latest refreshes, newest first; undefined while they load. */
  runs?: readonly RefreshRun[] | undefined
}

type Moment = { state: ConnectorState; now: Date }

/** The lines below the state: when it ran, what happened with one remedy, and when it runs next. */
export function RunCardDetail(props: RunCardDetailProps & Moment) {
  const { connector, connectorType: type, viewer, now, runs } = props
  const lines = cardLines({ connector, type, viewer, now, runs })
  // The report has the link that fixes it.
  const fixHrefOf = lines.some(({ kind }) => kind === 'report') ? undefined : props.fixHrefOf
  return (
    <>
      {lines.map((line) => (
        <Line key={line.kind} {...props} line={line} {...(line.kind === 'slow' && { fixHrefOf })} />
      ))}
      <ScheduleLine connector={connector} />
    </>
  )
}

const times = {
  get started() {
    return connectorsText.started
  },
  get completed() {
    return connectorsText.completed
  },
  get 'last-loaded'() {
    return connectorsText.lastLoaded
  },
}

function Line({ line, ...props }: RunCardReportProps & { line: CardLine; state: ConnectorState }) {
  switch (line.kind) {
    case 'slow':
      return (
        <Stack gap={1} justifyItems="start" className={css.detail[styleOf('taking-longer').emphasis]}>
          <p>
            <span>{line.hint}</span>{' '}
            {line.startedAt && (
              <span>
                {times.started} <TimeAgo date={line.startedAt} />
              </span>
            )}
            .
          </p>
          <FixLink connector={props.connector} state={props.state} hrefOf={props.fixHrefOf} />
        </Stack>
      )
    case 'report':
      return <RunCardReport {...props} report={line} />
    default:
      return (
        <p className={css.detail.quiet}>
          {times[line.kind]} <TimeAgo date={line.at} />
        </p>
      )
  }
}
