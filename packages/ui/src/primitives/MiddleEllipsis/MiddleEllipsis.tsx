import { textDirection } from '@tributary/sdk/common'
import { classNames } from '../../theme/class-names.ts'
import * as css from './MiddleEllipsis.css.ts'
import './Whole.css.ts'
import { useMemo } from 'react'
import { splitName } from './split-name.ts'
import { useIsCut } from './use-is-cut.ts'

export type MiddleEllipsisProps = {
  /** The text to shorten. */
  children: string
  /** The tooltip, if the name is short for a longer one. Null if an element around it has a tooltip. */
  title?: string | null
  /** A class for the text. */
  className?: string | undefined
}

/**
 * A name on one line, shortened in the middle because similar names usually differ at the end. The tooltip has the
 * whole name. It is also shown whole while its link or button is focused, or `wholeOnFocus` around it.
 */
export function MiddleEllipsis({ children, title = children, className }: MiddleEllipsisProps) {
  const split = useMemo(() => splitName(children), [children])
  const { ref, isCut } = useIsCut(split !== null)
  return (
    <span className={classNames(css.name, className)} {...(title !== null && { title })}>
      <span ref={ref} className={css.room}>
        <bdi className={classNames(css.text, isCut && css.covered)}>{children}</bdi>
      </span>
      {isCut && split && <Pieces {...split} />}
    </span>
  )
}

/** Drawn by the stylesheet, so that the name is in the page once. `dir="auto"` does not see such text. */
const Pieces = ({ head, tail }: { head: string; tail: string }) => (
  <span className={css.pieces} dir={textDirection(head)} data-head={head} data-tail={tail} aria-hidden />
)
