import type { ComponentProps } from 'react'
import { forwardRef } from '../../layout/forward-ref.ts'
import { classNames } from '../../theme/class-names.ts'
import type { IconType } from '../icon-type.ts'
import { Spinner } from '../Loading/Spinner.tsx'
import { useViewOnly } from '../ViewOnly/ViewOnly.tsx'
import * as styles from './Button.css.ts'
import { type ButtonEffect, type ButtonLook, busy } from './Button.tsx'

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> &
  Omit<ButtonLook, 'block'> &
  ButtonEffect & {
    /** The icon, which is the whole content. */
    icon: IconType
    /** The accessible name, which is also the tooltip. */
    'aria-label': string
    /** Shows a spinner instead of the icon and ignores presses. */
    loading?: boolean
  }

/** A square button with only an icon. Its tooltip is its name unless `title` differs. */
export const IconButton = forwardRef(function IconButton({
  icon: Icon,
  variant = 'ghost',
  size = 'md',
  loading = false,
  className,
  onClick,
  type = 'button',
  writes = false,
  ...rest
}: IconButtonProps) {
  const viewOnly = useViewOnly(writes, rest['aria-describedby'])
  return (
    <button
      title={rest['aria-label']}
      {...rest}
      {...viewOnly}
      type={type}
      className={classNames(styles.button({ variant, size, shape: 'square' }), className)}
      {...(loading ? busy : { onClick })}
    >
      {loading ? <Spinner size={styles.iconSize} /> : <Icon size={styles.iconSize} aria-hidden />}
    </button>
  )
})
