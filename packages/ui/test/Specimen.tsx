import type { ReactNode } from 'react'
import { sprinkles } from '../src/theme/sprinkles.css.ts'

/** Things side by side in a story, wrapping. */
export const Row = ({ children }: { children: ReactNode }) => (
  <div className={sprinkles({ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' })}>
    {children}
  </div>
)

/** Things one under the other in a story. */
export const Stack = ({ children }: { children: ReactNode }) => (
  <div className={sprinkles({ display: 'grid', gap: 4 })}>{children}</div>
)
