import { X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { visuallyHidden } from '../../theme/text.css.ts'
import { IconButton } from '../Button/IconButton.tsx'
import * as css from './SelectionBar.css.ts'
import { selectionText } from './selection.messages.ts'

export type SelectionBarProps = {
  /** The accessible name of the bar. */
  label: string
  /** The number of selected rows. */
  count: number
  /** The number with its noun, for screen readers. */
  words: string
  /** Clears the selection. */
  onClear: () => void
  /** The actions on the selected rows. */
  children: ReactNode
}

/** How many rows of a list are selected, and the actions on them. Nothing without a selection. */
export function SelectionBar({ label, count, words, onClear, children }: SelectionBarProps) {
  const bar = useRef<HTMLFieldSetElement>(null)
  const clear = () => {
    if (bar.current) leave(bar.current)
    onClear()
  }
  return (
    <>
      <p role="status" className={visuallyHidden}>
        {count > 0 && words}
      </p>
      {count > 0 && (
        <fieldset ref={bar} data-selection-bar aria-label={label} className={css.bar}>
          <p className={css.count} aria-hidden>
            {selectionText.selected(count)}
          </p>
          {children}
          <IconButton size="sm" icon={X} aria-label={selectionText.clear} onClick={clear} />
        </fieldset>
      )}
    </>
  )
}

/** Passes the focus of a bar that disappears to the nearest selected row above it, or to the checkbox of all rows. */
function leave(bar: HTMLElement): void {
  const { top } = bar.getBoundingClientRect()
  const boxes = bar.parentElement?.querySelectorAll<HTMLElement>('thead input, tbody input:checked') ?? []
  const nearest = [...boxes].findLast((box) => box.getBoundingClientRect().bottom <= top)
  nearest?.focus({ preventScroll: true })
}
