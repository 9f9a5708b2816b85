import { classNames } from '../class-names.ts'
import * as css from './MiddleEllipsis.css.ts'
import './Whole.css.ts'
import { splitName } from './split-name.ts'

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
  const split = splitName(children)
  return (
    <span className={classNames(css.name, className)} {...(title !== null && { title })}>
      {split ? (
        <>
          <bdi className={css.spoken}>{children}</bdi>
          <span className={css.pieces} dir="auto" aria-hidden>
            <span className={css.head}>{split.head}</span>
            <span className={css.tail}>{split.tail}</span>
          </span>
        </>
      ) : (
        <bdi>{children}</bdi>
      )}
    </span>
  )
}
