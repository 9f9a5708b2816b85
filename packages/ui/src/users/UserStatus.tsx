import type { User } from '@tributary/domain'
import { userStatusLabel } from '@tributary/sdk/users'
import { StatusPill, type StatusPillProps } from '../primitives/Status/StatusPill.tsx'
import { userStatusStyle } from './user-status-style.ts'

export type UserStatusProps = Pick<StatusPillProps, 'form'> & { user: Pick<User, 'status'> }

/** Shows whether a user is active, locked or archived. */
export const UserStatus = ({ user, form = 'pill' }: UserStatusProps) => (
  <StatusPill {...userStatusStyle(user)} form={form}>
    {userStatusLabel(user.status)}
  </StatusPill>
)
