import type { Id, RefreshRun } from '@tributary/domain'
import { type RunBar, runBars } from '@tributary/sdk/connectors'
import { type MouseEvent, useMemo } from 'react'
import { useNowWhen } from '../../patterns/clock/Clock.tsx'
import { classNames } from '../../primitives/class-names.ts'
import { tone as toneClass } from '../../theme/tone.css.ts'
import * as css from './RunBars.css.ts'
import { runLook } from './run-looks.ts'

export type RunBarsProps = {
  /** The connector's name: the button is called "Refresh history of {name}". */
  name: string
  runs: readonly RefreshRun[]
  /** The picture was pressed, on this refresh where it was on one. */
  onOpen: (run: Id | null) => void
}

/** How the last refreshes went, at a glance: a bar each, as high as it took long. Pressed, it tells more. */
export function RunBars({ name, runs, onOpen }: RunBarsProps) {
  const isUnderWay = runs.some(({ completedAt }) => completedAt === null)
  // Only a refresh under way grows, and a minute is nothing one would see.
  const now = useNowWhen((at) => (isUnderWay ? Math.floor(at.getTime() / 60_000) : 0))
  const { bars, sentence } = useMemo(() => runBars(runs, now), [runs, now])
  return (
    <button
      type="button"
      className={css.button}
      aria-label={`Refresh history of ${name}. ${sentence}`}
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

/** The bar that the pointer was on; a keyboard is on none. */
const runPressed = ({ target }: MouseEvent): string | null =>
  (target instanceof HTMLElement && target.dataset.run) || null

function Bar({ run, outcome, height }: RunBar) {
  const { tone, shape } = runLook(outcome)
  return (
    <span
      aria-hidden
      data-run={run.id}
      className={classNames(css.bar[shape], toneClass[tone])}
      style={{ height: `${Math.round(height * 100)}%` }}
    />
  )
}
