import type { ComponentProps, MouseEvent } from 'react'
import { forwardRef } from '../../layout/forward-ref.ts'
import { classNames } from '../../theme/class-names.ts'
import type { IconType } from '../icon-type.ts'
import { Spinner } from '../Loading/Spinner.tsx'
import { useViewOnly } from '../ViewOnly/ViewOnly.tsx'
import * as styles from './Button.css.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'soft' | 'ghost' | 'danger' | 'danger-quiet'
export type ButtonSize = 'sm' | 'md' | 'lg' | 'xl'

export type ButtonLook = {
  /** How prominent the button is, and whether it destroys something. */
  variant?: ButtonVariant
  /** The height: 28, 32, 36 or 44 pixels, and more on phones. */
  size?: ButtonSize
  /** Fills the width of its container. */
  block?: boolean
}

export type ButtonEffect = {
  /** Whether it changes data, so that `ViewOnly` disables it. The main, the dangerous and the submit buttons do. */
  writes?: boolean
}

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook &
  ButtonEffect & {
    /** An icon before the label. */
    icon?: IconType
    /** Busy: shows the spinner instead of the icon, ignores presses and keeps the focus. */
    loading?: boolean
    /** The label while loading: "Sign in" becomes "Signing in". */
    loadingLabel?: string
  }

/** A button with an action. At most one per view is primary. */
export const Button = forwardRef(function Button({
  variant = 'secondary',
  size = 'md',
  block = false,
  icon,
  loading = false,
  loadingLabel,
  className,
  children,
  onClick,
  type = 'button',
  writes = type === 'submit' || effective.has(variant),
  ...rest
}: ButtonProps) {
  const viewOnly = useViewOnly(writes, rest['aria-describedby'])
  return (
    <button
      {...rest}
      {...viewOnly}
      type={type}
      className={classNames(styles.button({ variant, size, block }), className)}
      {...(loading ? busy : { onClick })}
    >
      <ButtonContent icon={icon} loading={loading} loadingLabel={loadingLabel}>
        {children}
      </ButtonContent>
    </button>
  )
})

const effective: ReadonlySet<ButtonVariant> = new Set<ButtonVariant>(['primary', 'danger', 'danger-quiet'])

// Not `disabled`, because that would lose the focus. A busy submit button must not submit again either.
export const busy = {
  'aria-busy': true,
  'aria-disabled': true,
  onClick: (event: MouseEvent) => event.preventDefault(),
} as const

type ContentProps = {
  icon: IconType | undefined
  loading: boolean
  loadingLabel: string | undefined
  children: ButtonProps['children']
}

function ButtonContent({ icon: Icon, loading, loadingLabel, children }: ContentProps) {
  if (loadingLabel !== undefined && typeof children === 'string')
    return <TwoLabels idle={children} busy={loadingLabel} icon={Icon} loading={loading} />
  if (!Icon && loading)
    return (
      <>
        <span className={styles.covered}>{children}</span>
        <span className={styles.overLabel}>
          <Spinner size={styles.iconSize} />
        </span>
      </>
    )
  return (
    <>
      <LeadingIcon icon={Icon} loading={loading} />
      {children}
    </>
  )
}

type TwoLabelsProps = { idle: string; busy: string; icon: IconType | undefined; loading: boolean }

function TwoLabels({ idle, busy, icon, loading }: TwoLabelsProps) {
  const room = icon ? undefined : loading ? styles.returnSpinner : styles.reserveSpinner
  return (
    <>
      <LeadingIcon icon={icon} loading={loading} />
      <span className={classNames(styles.reserve, room)} data-reserve={loading ? idle : busy}>
        {loading ? busy : idle}
      </span>
    </>
  )
}

function LeadingIcon({ icon: Icon, loading }: { icon: IconType | undefined; loading: boolean }) {
  if (loading) return <Spinner size={styles.iconSize} />
  return Icon ? <Icon size={styles.iconSize} aria-hidden /> : null
}
