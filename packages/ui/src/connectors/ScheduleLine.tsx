import {
  connectorStatus,
  connectorsMessages,
  isSwitchedOff,
  scheduleSentence,
} from '@tributary/sdk/connectors'
import { NextRefresh, type NextRefreshProps } from './NextRefresh.tsx'
import * as css from './RunCard.css.ts'

export type ScheduleLineProps = { connector: NextRefreshProps['connector'] }

const words = connectorsMessages.schedule

/** The schedule of a connector as a sentence, and its next refresh. Renders nothing without a schedule. */
export function ScheduleLine({ connector }: ScheduleLineProps) {
  const sentence = scheduleSentence(connector.schedule)
  if (!sentence || connectorStatus(connector.status) === 'deleted') return null
  return (
    <p className={css.detail.quiet}>
      {sentence}.{' '}
      {isSwitchedOff(connector.status) ? (
        words.notWhileOff
      ) : (
        <>
          {words.nextShort} <NextRefresh connector={connector} short />
        </>
      )}
    </p>
  )
}
