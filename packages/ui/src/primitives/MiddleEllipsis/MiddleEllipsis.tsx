import { classNames } from '../../theme/class-names.ts'
import * as css from './MiddleEllipsis.css.ts'
import './Whole.css.ts'
import { useMemo } from 'react'
import { splitName } from './split-name.ts'
import { useIsCut } from './use-is-cut.ts'

export type MiddleEllipsisProps = {
  children: string
  /** The tooltip, where the name given is short for a longer one; null where what is around it has one. */
  title?: string | null
  className?: string | undefined
}

/**
 * A name on one line. Where there is no room it is cut in the middle, so that names which differ at the end can still be
 * told apart. The tooltip has the whole name; so do its link or button while focused, and `wholeOnFocus` around it.
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

/** Drawn by the style sheet, so that the name is in the page once. */
const Pieces = ({ head, tail }: { head: string; tail: string }) => (
  <span className={css.pieces} data-head={head} data-tail={tail} aria-hidden />
)
