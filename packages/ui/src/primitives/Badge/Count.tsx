import { classNames } from '../../theme/class-names.ts'
import { tone as toneClass } from '../../theme/tone.css.ts'
import * as styles from './Badge.css.ts'

export type CountProps = {
  value: number
  /** `accent` when the number needs attention. */
  tone?: 'neutral' | 'accent'
}

const format = new Intl.NumberFormat('en-GB')

/** The number of items, shown after their heading. */
export function Count({ value, tone = 'neutral' }: CountProps) {
  const look = tone === 'accent' ? toneClass.progress : toneClass.neutral
  return <span className={classNames(styles.count, look)}>{format.format(value)}</span>
}
