import { classNames } from '../../theme/class-names.ts'
import * as styles from './Skeleton.css.ts'

export type SkeletonButtonProps = {
  /** A CSS length or percentage, like the final button. */
  width?: string
  /** The class of the button in its footer, which shares the width. */
  className?: string
}

/** The shape of a loading button, as high as a button on each screen. */
export const SkeletonButton = ({ width = '100%', className }: SkeletonButtonProps) => (
  <span
    className={classNames(styles.skeleton, styles.radius.sm, styles.buttonShape, className)}
    style={{ width }}
    aria-hidden
  />
)
