import type { ReactNode } from 'react'
import { visuallyHidden } from '../../theme/text.css.ts'

export type LoadingShapeProps = {
  /** Read aloud meanwhile, e.g. "Loading approvals". */
  label: string
  /** A class that sets the size of the shape. */
  className?: string
  /** Skeletons with the geometry of the content. */
  children: ReactNode
}

/** A loading area: sighted users see skeletons, screen readers read one line. */
export const LoadingShape = ({ label, className, children }: LoadingShapeProps) => (
  <div aria-busy="true">
    <p role="status" className={visuallyHidden}>
      {label}
    </p>
    <div aria-hidden className={className}>
      {children}
    </div>
  </div>
)
