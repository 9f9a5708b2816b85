import { monogramLetter } from '@tributary/domain'
import { classNames } from '../../theme/class-names.ts'
import * as styles from './Monogram.css.ts'
import { tileHue } from './tile-hue.ts'

export type MonogramProps = {
  /** The connector type, which sets the colour and the letter. */
  type: string
  /** The width and height. */
  size?: keyof typeof styles.size
  /** Grey, for a type or card that is switched off. */
  off?: boolean
}

const hues = Object.values(styles.hue)

/** The tile of a connector type. Decoration next to the name. */
export function Monogram({ type, size = 36, off = false }: MonogramProps) {
  const look = off ? styles.off : hues[tileHue(type.toLowerCase())]
  return (
    <span aria-hidden className={classNames(styles.monogram, styles.size[size], look)}>
      {monogramLetter(type)}
    </span>
  )
}
