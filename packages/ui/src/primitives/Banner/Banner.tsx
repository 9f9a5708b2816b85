import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { classNames } from '../../theme/class-names.ts'
import { tone as toneClass } from '../../theme/tone.css.ts'
import { IconButton } from '../Button/IconButton.tsx'
import * as styles from './Banner.css.ts'

/** How long a dismissed banner takes to leave, in milliseconds (CONST-08). */
export const BANNER_FADE_MS = 1000

// Only an error interrupts; a success is read when the reader pauses; the rest is part of the page.
const tones = {
  danger: { look: toneClass.danger, icon: CircleAlert, role: 'alert' },
  warning: { look: toneClass.warning, icon: TriangleAlert, role: undefined },
  success: { look: toneClass.success, icon: CircleCheck, role: 'status' },
  info: { look: toneClass.progress, icon: Info, role: undefined },
} as const

export type BannerTone = keyof typeof tones

type Dismissal = { onDismiss: () => void; dismissLabel: string } | { onDismiss?: never; dismissLabel?: never }

export type BannerProps = Dismissal & {
  tone: BannerTone
  children: ReactNode
  /** Buttons that answer what the banner says. */
  actions?: ReactNode
  /** Stays under the top bar while the page scrolls: for errors of a whole page. */
  sticky?: boolean
}

/** A message in the page, beside what it is about. Dismissed, it fades for a second and then is gone. */
export function Banner({ tone, children, actions, sticky = false, onDismiss, dismissLabel }: BannerProps) {
  const { look, icon: Icon, role } = tones[tone]
  const [fading, fade] = useFade(onDismiss)
  return (
    <div
      {...(role && { role })}
      className={classNames(styles.banner, look, sticky && styles.sticky, fading && styles.fading)}
    >
      <Icon size={18} className={styles.icon} aria-hidden />
      <div className={styles.body}>{children}</div>
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
