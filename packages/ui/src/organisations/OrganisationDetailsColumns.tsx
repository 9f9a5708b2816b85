import type { ReactNode } from 'react'
import { columns } from './OrganisationDetails.css.ts'

/** The organisation's details, with something wider next to them if there is room. */
export const OrganisationDetailsColumns = ({
  children,
}: {
  /** The panels, one per column. */
  children: ReactNode
}) => <div className={columns}>{children}</div>
