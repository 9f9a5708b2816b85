import { classNames } from '../../theme/class-names.ts'
import type { Tone } from '../../theme/scheme.ts'
import { tone as toneClass } from '../../theme/tone.css.ts'
import type { IconType } from '../icon-type.ts'
import { spinning as spinningClass } from '../Loading/Spinner.css.ts'
import * as styles from './Status.css.ts'

export type StatusPillProps = {
  /** The meaning of the colour. */
  tone: Tone
  /** The icon before the word. */
  icon: IconType
  /** The status as a word, because colour alone is not enough. */
  children: string
  /** `pill` on cards and headers; `plain` in tables, where many pills distract. */
  form?: 'pill' | 'plain'
  /** A dashed outline, for a state without data: never refreshed, deleted. */
  dashed?: boolean
  /** Turns the icon, for work in progress. */
  spinning?: boolean
}

/** A status as a word with its icon and tone. */
export function StatusPill({
  tone,
  icon: Icon,
  children,
  form = 'pill',
  dashed = false,
  spinning = false,
}: StatusPillProps) {
  return (
    <span
      className={classNames(
        form === 'pill' ? styles.pill : styles.plain,
        toneClass[tone],
        dashed && form === 'pill' && styles.dashed,
      )}
    >
      <Icon
        size={form === 'pill' ? 13 : 15}
        className={classNames(styles.icon, spinning && spinningClass)}
        aria-hidden
      />
      {children}
    </span>
  )
}
