import { classNames } from '../../theme/class-names.ts'
import { Anchor, type AnchorProps } from './Anchor.tsx'
import * as styles from './Link.css.ts'

export type LinkProps = AnchorProps & {
  /** `inline` within text; `quiet` where the place already says it is a link (titles, breadcrumbs). */
  look?: keyof typeof styles.link
  /** Outside running text: as easy to hit as a button. */
  alone?: boolean
}

/** A link in words. */
export function Link({ look = 'inline', alone = false, className, ...rest }: LinkProps) {
  return <Anchor {...rest} className={classNames(styles.link[look], alone && styles.alone, className)} />
}
