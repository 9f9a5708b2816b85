import type { ReactNode } from 'react'
import { column } from '../../patterns/Panel.css.ts'

/** The sections of the profile, one below the other. */
export const ProfileColumn = ({ children }: { children: ReactNode }) => (
  <div className={column}>{children}</div>
)
