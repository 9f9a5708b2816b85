import { forwardRef } from '../../layout/forward-ref.ts'
import { classNames } from '../../theme/class-names.ts'
import { Anchor, type AnchorProps } from './Anchor.tsx'
import * as styles from './Link.css.ts'

export type LinkProps = AnchorProps & {
  /** `inline` within text; `quiet` where the position already marks it as a link (titles, breadcrumbs). */
  look?: keyof typeof styles.link
  /** Outside running text, with a larger target. */
  alone?: boolean
}

/** A text link. */
export const Link = forwardRef(function Link({
  look = 'inline',
  alone = false,
  className,
  ...rest
}: LinkProps) {
  return <Anchor {...rest} className={classNames(styles.link[look], alone && styles.alone, className)} />
})
