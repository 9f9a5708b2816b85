import type { ReactNode } from 'react'
import { actionBarHeight } from '../theme/foot.ts'
import * as css from './ActionBar.css.ts'
import { usePublishedHeight } from './use-published-height.ts'

/** The bar of a form at the foot of the window. Toasts are shown above it. */
export const ActionBar = ({ children }: { children: ReactNode }) => (
  <div ref={usePublishedHeight<HTMLDivElement>(actionBarHeight)} className={css.bar}>
    {children}
  </div>
)
