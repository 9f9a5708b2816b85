import { classNames } from '../../theme/class-names.ts'
import * as styles from './Skeleton.css.ts'

export type SkeletonProps = {
  /** A CSS length or percentage, like the final content. */
  width?: string
  /** A CSS length. */
  height?: string
  /** The corner radius. */
  radius?: keyof typeof styles.radius
}

/**
 * The shape of loading content, so that nothing moves when it arrives. Decoration: the area around it has `aria-busy`
 * and a name.
 */
export function Skeleton({ width = '100%', height = '12px', radius = 'xs' }: SkeletonProps) {
  return (
    <span
      aria-hidden
      className={classNames(styles.skeleton, styles.radius[radius])}
      style={{ width, height }}
    />
  )
}
