import type { ReactNode } from 'react'
import { visuallyHidden } from '../../theme/text.css.ts'

export type LoadingShapeProps = {
  /** What is read aloud meanwhile, e.g. "Loading approvals". */
  label: string
  className?: string
  /** Skeletons in the geometry of what is to come. */
  children: ReactNode
}

/** The shape of something while it loads: seen as skeletons, read aloud as one line (design language, section 9). */
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
