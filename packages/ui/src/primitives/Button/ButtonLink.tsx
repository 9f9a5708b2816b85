import { forwardRef } from '../../layout/forward-ref.ts'
import { classNames } from '../../theme/class-names.ts'
import type { IconType } from '../icon-type.ts'
import { Anchor, type AnchorProps } from '../Link/Anchor.tsx'
import * as styles from './Button.css.ts'
import type { ButtonLook } from './Button.tsx'

export type ButtonLinkProps = AnchorProps &
  ButtonLook & {
    /** An icon before the label. */
    icon?: IconType
  }

/** A link that looks like a button. It leads to another page, so it stays a link for screen readers. */
export const ButtonLink = forwardRef(function ButtonLink({
  variant = 'secondary',
  size = 'md',
  block = false,
  icon: Icon,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Anchor {...rest} className={classNames(styles.button({ variant, size, block }), className)}>
      {Icon && <Icon size={styles.iconSize} aria-hidden />}
      {children}
    </Anchor>
  )
})
