import type { Id, RefreshRun } from '@tributary/domain'
import { type RunMark, type RunMarks, runMarks } from '@tributary/sdk/connectors'
import { type MouseEvent, useMemo } from 'react'
import { useNowWhen } from '../../patterns/clock/Clock.tsx'
import { classNames } from '../../theme/class-names.ts'
import { runsText } from '../runs/runs.messages.ts'
import { markTone } from './mark-tone.ts'
import * as css from './RunStrip.css.ts'

export type RunStripProps = {
  /** The latest refreshes of a connector, in any order. The strip has places for fourteen. */
  runs: readonly RefreshRun[]
  /** The connector's name: the button is called "Refresh history of {name}". */
  name: string
  /** Makes the strip a button. Called with the refresh under the pointer, or null for the keyboard. */
  onOpen?: (run: Id | null) => void
}

/** The latest refreshes as marks of equal size that differ by shape. Each has a tooltip. */
export function RunStrip({ runs, name, onOpen }: RunStripProps) {
  const isUnderWay = runs.some(({ completedAt }) => completedAt === null)
  // Only the duration of a running refresh changes.
  const now = useNowWhen((at) => (isUnderWay ? Math.floor(at.getTime() / 60_000) : 0))
  const strip = useMemo(() => runMarks(runs, now), [runs, now])
  const label = strip.words ?? strip.sentence
  if (!onOpen)
    return (
      <span role="img" aria-label={label}>
        <Strip {...strip} />
      </span>
    )
  return (
    <button
      type="button"
      className={css.button}
      aria-label={runsText.refreshHistoryOf(name, label)}
      aria-haspopup="dialog"
      onClick={(event) => onOpen(runPressed(event))}
    >
      <Strip {...strip} />
    </button>
  )
}

/** Returns the mark under the pointer, or null for the keyboard. */
const runPressed = ({ target }: MouseEvent): string | null =>
  (target instanceof HTMLElement && target.dataset.run) || null

/** Fewer than three marks show little, so there are words instead. */
function Strip({ marks, words, sentence }: RunMarks) {
  return (
    <span className={css.strip}>
      {words === null ? (
        // The place is what a mark is: the strip never has more or fewer.
        marks.map((mark, place) => <Mark key={mark.run?.id ?? `none ${place}`} {...mark} />)
      ) : (
        <span className={css.words} title={sentence}>
          {words}
        </span>
      )}
    </span>
  )
}

const Mark = ({ outcome, shape, run, label }: RunMark) => (
  <span
    aria-hidden
    title={label}
    data-run={run?.id}
    className={classNames(css.mark[shape], markTone(outcome))}
  />
)
