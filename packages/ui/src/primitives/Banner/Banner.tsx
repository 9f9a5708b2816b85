import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { classNames } from '../../theme/class-names.ts'
import { sentence } from '../../theme/text.css.ts'
import { tone as toneClass } from '../../theme/tone.css.ts'
import { IconButton } from '../Button/IconButton.tsx'
import type { IconType } from '../icon-type.ts'
import * as styles from './Banner.css.ts'

/** The time a dismissed banner takes to fade, in milliseconds. */
export const BANNER_FADE_MS = 1000

export type BannerTone = 'danger' | 'warning' | 'success' | 'info'

// An error interrupts the screen reader, a success waits for a pause, and the rest is part of the page.
const tones: Readonly<
  Record<BannerTone, { look: string; icon: IconType; role: 'alert' | 'status' | undefined }>
> = {
  danger: { look: toneClass.danger, icon: CircleAlert, role: 'alert' },
  warning: { look: toneClass.warning, icon: TriangleAlert, role: undefined },
  success: { look: toneClass.success, icon: CircleCheck, role: 'status' },
  info: { look: toneClass.progress, icon: Info, role: undefined },
}

type Dismissal =
  | {
      /** Called after a dismissed banner has faded. Without it, the banner cannot be dismissed. */
      onDismiss: () => void
      /** The accessible name of the cross. */
      dismissLabel: string
    }
  | {
      /** Called after a dismissed banner has faded. Without it, the banner cannot be dismissed. */
      onDismiss?: never
      /** The accessible name of the cross. */
      dismissLabel?: never
    }

export type BannerProps = Dismissal & {
  /** The meaning of the message. It sets the colour, the icon and the role. */
  tone: BannerTone
  /** The message. */
  children: ReactNode
  /** Buttons that respond to the message. */
  actions?: ReactNode
  /** Stays below the top bar while the page scrolls. For errors of a whole page. */
  sticky?: boolean
}

/** A message in the page, next to its subject. Once dismissed, it fades for a second and is removed. */
export function Banner({ tone, children, actions, sticky = false, onDismiss, dismissLabel }: BannerProps) {
  const { look, icon: Icon, role } = tones[tone]
  const [fading, fade] = useFade(onDismiss)
  return (
    <div
      {...(role && { role })}
      className={classNames(styles.banner, look, sticky && styles.sticky, fading && styles.fading)}
    >
      <Icon size={18} className={styles.icon} aria-hidden />
      <div className={classNames(styles.body, sentence)}>{children}</div>
      {(actions || onDismiss) && (
        <div className={classNames(styles.actions, Boolean(actions) && styles.wordyActions)}>
          {actions}
          {onDismiss && <IconButton icon={X} size="sm" aria-label={dismissLabel} onClick={fade} />}
        </div>
      )}
    </div>
  )
}

function useFade(onGone: (() => void) | undefined) {
  const [fading, setFading] = useState(false)
  const latest = useRef(onGone)
  useEffect(() => {
    latest.current = onGone
  })
  useEffect(() => {
    if (!fading) return
    const timer = setTimeout(() => latest.current?.(), BANNER_FADE_MS)
    return () => clearTimeout(timer)
  }, [fading])
  return [fading, () => setFading(true)] as const
}
