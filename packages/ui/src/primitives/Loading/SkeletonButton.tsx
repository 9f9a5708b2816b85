import { classNames } from '../../theme/class-names.ts'
import * as styles from './Skeleton.css.ts'

export type SkeletonButtonProps = {
  /** A CSS length or percentage, as the final button will be. */
  width?: string
  /** Of the footer it is in: how it shares the room. */
  className?: string
}

/** The shape of a button that is coming, with the height of one on phones and elsewhere. */
export const SkeletonButton = ({ width = '100%', className }: SkeletonButtonProps) => (
  <span
    className={classNames(styles.skeleton, styles.radius.sm, styles.buttonShape, className)}
    style={{ width }}
    aria-hidden
  />
)
