import type { Status } from '@tributary/domain'
import { userStatusLabel } from '@tributary/sdk/users'
import { statusStyle } from '../../patterns/status-style.ts'
import { StatusPill, type StatusPillProps } from '../../primitives/Status/StatusPill.tsx'

export type StructureStatusProps = Pick<StatusPillProps, 'form'> & {
  /** None counts as active (requirement STATE-04). */
  status: Pick<Status, 'name'> | null
}

/** Whether an area, a version or anything else of the structure is active, locked or archived (connectors spec 4). */
export const StructureStatus = ({ status, form = 'plain' }: StructureStatusProps) => (
  <StatusPill {...statusStyle(status)} form={form}>
    {userStatusLabel(status)}
  </StatusPill>
)
