import { Inline } from '../../layout/Inline.tsx'
import { classNames } from '../../theme/class-names.ts'
import * as styles from './Skeleton.css.ts'

export type SkeletonTextProps = {
  /** A CSS length or percentage, like the final text. */
  width?: string
}

/** The shape of a loading line, as high as a line of the surrounding text. */
export const SkeletonText = ({ width = '100%' }: SkeletonTextProps) => (
  <Inline as="span" className={styles.line} aria-hidden>
    <span className={classNames(styles.skeleton, styles.radius.xs, styles.letters)} style={{ width }} />
  </Inline>
)
