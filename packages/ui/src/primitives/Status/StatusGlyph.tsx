import { classNames } from '../../theme/class-names.ts'
import type { Tone } from '../../theme/scheme.ts'
import { tone as toneClass } from '../../theme/tone.css.ts'
import type { IconType } from '../icon-type.ts'
import { spinning as spinningClass } from '../Loading/Spinner.css.ts'
import * as styles from './Status.css.ts'

export type StatusGlyphProps = {
  /** The meaning of the colour. */
  tone: Tone
  /** The icon in the circle. */
  icon: IconType
  /** Draws a dashed ring, for a state that is not final. */
  dashed?: boolean
  /** Turns the icon, for work in progress. */
  spinning?: boolean
  /** On a card that is switched off the square has the card's grey. */
  off?: boolean
}

/** The square at the start of a card. Decoration next to the text. */
export function StatusGlyph({
  tone,
  icon: Icon,
  dashed = false,
  spinning = false,
  off = false,
}: StatusGlyphProps) {
  return (
    <span
      aria-hidden
      className={classNames(styles.glyph, toneClass[tone], dashed && styles.dashed, off && styles.off)}
    >
      <Icon size={18} className={classNames(spinning && spinningClass)} />
    </span>
  )
}
