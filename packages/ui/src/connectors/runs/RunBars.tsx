import type { Id, RefreshRun } from '@tributary/domain'
import { type RunBar, runBars } from '@tributary/sdk/connectors'
import { type MouseEvent, useMemo } from 'react'
import { useNowWhen } from '../../patterns/clock/Clock.tsx'
import { classNames } from '../../theme/class-names.ts'
import { tone as toneClass } from '../../theme/tone.css.ts'
import * as css from './RunBars.css.ts'
import { runStyle } from './run-style.ts'
import { runsText } from './runs.messages.ts'

export type RunBarsProps = {
  /** The connector's name: the button is called "Refresh history of {name}". */
  name: string
  runs: readonly RefreshRun[]
  /** Called on press, with the refresh under the pointer or null. */
  onOpen: (run: Id | null) => void
}

/** The last refreshes at a glance: a bar each, as high as its duration. A press opens the history. */
export function RunBars({ name, runs, onOpen }: RunBarsProps) {
  const isUnderWay = runs.some(({ completedAt }) => completedAt === null)
  // Only a running refresh grows, and less than a minute is not visible.
  const now = useNowWhen((at) => (isUnderWay ? Math.floor(at.getTime() / 60_000) : 0))
  const { bars, sentence } = useMemo(() => runBars(runs, now), [runs, now])
  return (
    <button
      type="button"
      className={css.button}
      aria-label={runsText.refreshHistoryOf(name, sentence)}
      aria-haspopup="dialog"
      title={sentence}
      onClick={(event) => onOpen(runPressed(event))}
    >
      {bars.map((bar) => (
        <Bar key={bar.run.id} {...bar} />
      ))}
    </button>
  )
}

/** Returns the bar under the pointer, or null for the keyboard. */
const runPressed = ({ target }: MouseEvent): string | null =>
  (target instanceof HTMLElement && target.dataset.run) || null

function Bar({ run, outcome, height }: RunBar) {
  const { tone, shape } = runStyle(outcome)
  return (
    <span
      aria-hidden
      data-run={run.id}
      className={classNames(css.bar[shape], toneClass[tone])}
      style={{ height: `${Math.round(height * 100)}%` }}
    />
  )
}
