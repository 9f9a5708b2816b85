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
    <bdi className={css.long}>
      <span className={css.piece}>{split.head}</span>
      <span className={css.piece}>{split.tail}</span>
    </bdi>
  )
}
