import type { ComponentProps } from 'react'
import { forwardRef } from '../../layout/forward-ref.ts'
import { classNames } from '../../theme/class-names.ts'
import { alone as standing } from './Link.css.ts'
import * as styles from './LinkButton.css.ts'

export type LinkButtonProps = ComponentProps<'button'> & {
  /** Outside running text, with a larger target. */
  alone?: boolean
}

/** A button that looks like a link in running text, e.g. "more". It does not navigate. */
export const LinkButton = forwardRef(function LinkButton({
  className,
  type = 'button',
  alone = false,
  ...rest
}: LinkButtonProps) {
  return (
    <button {...rest} type={type} className={classNames(styles.linkButton, alone && standing, className)} />
  )
})
