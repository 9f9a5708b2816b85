import { formatNumber } from '@tributary/sdk/common'
import { classNames } from '../../theme/class-names.ts'
import { tone as toneClass } from '../../theme/tone.css.ts'
import * as styles from './Badge.css.ts'

export type CountProps = {
  /** The number to show. */
  value: number
  /** `accent` when the number needs attention. */
  tone?: 'neutral' | 'accent'
}

/** The number of items, shown after their heading. */
export function Count({ value, tone = 'neutral' }: CountProps) {
  const look = tone === 'accent' ? toneClass.progress : toneClass.neutral
  return <span className={classNames(styles.count, look)}>{formatNumber(value)}</span>
}
