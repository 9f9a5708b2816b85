import type { Status } from '@tributary/domain'
import { userStatusLabel } from '@tributary/sdk/users'
import { statusStyle } from '../../patterns/status-style.ts'
import { StatusPill, type StatusPillProps } from '../../primitives/Status/StatusPill.tsx'

export type StructureStatusProps = Pick<StatusPillProps, 'form'> & {
  /** Null counts as active (STATE-04). */
  status: Pick<Status, 'name'> | null
}

/** The status of a structure item: active, locked or archived. */
export const StructureStatus = ({ status, form = 'plain' }: StructureStatusProps) => (
  <StatusPill {...statusStyle(status)} form={form}>
    {userStatusLabel(status)}
  </StatusPill>
)
