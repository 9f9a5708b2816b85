import { Text } from '../layout/Text.tsx'
import { splitName } from '../primitives/MiddleEllipsis/split-name.ts'
import * as css from './ConnectorName.css.ts'

export type ConnectorNameProps = { children: string }

/** Characters that fit on two lines of a card. A longer name keeps its end on the second line. */
const TWO_LINES = { shortest: 52, tail: { least: 12, usual: 22, most: 26 } }

/**
 * The name of a connector on its card, shortened in the middle if two lines are too few. Its parent has the whole
 * name as its label, because screen readers may read the pieces as two words.
 */
export function ConnectorName({ children }: ConnectorNameProps) {
  const split = splitName(children, TWO_LINES)
  if (!split)
    return (
      <Text as="bdi" minWidth={0} overflowWrap="anywhere">
        {children}
      </Text>
    )
  return (
    <bdi className={css.long}>
      <span className={css.piece}>{split.head}</span>
      <span className={css.piece}>{split.tail}</span>
    </bdi>
  )
}
