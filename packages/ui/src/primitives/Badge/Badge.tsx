import type { ReactNode } from 'react'
import { classNames } from '../../theme/class-names.ts'
import type { Tone } from '../../theme/scheme.ts'
import { tone as toneClass } from '../../theme/tone.css.ts'
import * as styles from './Badge.css.ts'

export type BadgeProps = {
  /** The meaning of the colour. */
  tone?: Tone
  /** One or two words. */
  children: ReactNode
}

/** A fact next to a name: "Trusted", "superadmin", "base". */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <span className={classNames(styles.badge, toneClass[tone])}>{children}</span>
}
