import { classNames } from '../primitives/class-names.ts'
import * as cut from '../primitives/MiddleEllipsis/MiddleEllipsis.css.ts'
import { splitName } from '../primitives/MiddleEllipsis/split-name.ts'
import * as css from './ConnectorName.css.ts'

export type ConnectorNameProps = { children: string }

/** What two lines of a card hold: a shorter name wraps, of a longer one the second line is the end. */
const TWO_LINES = { shortest: 52, tail: { least: 12, usual: 22, most: 26 } }

/**
 * The name of a connector on its card, cut in the middle where two lines are too few. What it is in carries the whole
 * name as its label, since pieces may be read aloud as two words.
 */
export function ConnectorName({ children }: ConnectorNameProps) {
  const split = splitName(children, TWO_LINES)
  if (!split) return <bdi className={css.short}>{children}</bdi>
  return (
    <span className={classNames(cut.name, css.long)}>
      <bdi className={cut.pieces}>
        <span className={cut.head}>{split.head}</span>
        <span className={cut.tail}>{split.tail}</span>
      </bdi>
    </span>
  )
}
