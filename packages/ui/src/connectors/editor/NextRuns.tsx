import { formatDate, formatZone } from '@tributary/sdk/common'
import { editorMessages, nextRuns } from '@tributary/sdk/connectors'
import { useNowWhen } from '../../patterns/clock/Clock.tsx'
import * as css from './ConnectorEditor.css.ts'

export type NextRunsProps = {
  schedule: string
  /** An IANA time zone. The default is the user's own. */
  timeZone?: string | undefined
}

const SHOWN = 5
const ownZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone

const timeIn = (timeZone: string, run: Date) =>
  formatDate(run, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  })

/** The next runs of a schedule, in the user's time zone and in UTC, in which it is stored. */
export function NextRuns({ schedule, timeZone = ownZone() }: NextRunsProps) {
  const now = useNowWhen((time) => String(nextRuns(schedule, time, 1)[0]?.getTime()))
  const runs = nextRuns(schedule, now, SHOWN)
  const zones = timeZone === 'UTC' ? ['UTC'] : [timeZone, 'UTC']
  if (runs.length === 0) return null
  return (
    <table className={css.runs} aria-label={editorMessages.schedule.next}>
      <thead>
        <tr>
          {zones.map((zone) => (
            <th key={zone} scope="col" className={css.zone}>
              {zone === 'UTC' ? editorMessages.schedule.utc : editorMessages.schedule.local(formatZone(zone))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {runs.map((run) => (
          <tr key={run.getTime()}>
            {zones.map((zone) => (
              <td key={zone} className={css.run}>
                <time dateTime={run.toISOString()}>{timeIn(zone, run)}</time>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
