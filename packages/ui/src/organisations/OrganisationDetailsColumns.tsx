import type { ReactNode } from 'react'
import { columns } from './OrganisationDetails.css.ts'

/** The organisation's details, and something wider beside them where there is room. */
export const OrganisationDetailsColumns = ({ children }: { children: ReactNode }) => (
  <div className={columns}>{children}</div>
)
