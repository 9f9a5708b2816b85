import type { User } from '@tributary/domain'
import { UserGrid } from '../../src/users/UserGrid.tsx'
import { superadmin } from '../../src/users/users.samples.ts'
import { nothing } from './users.ts'

/** The grid of the users page. */
export const OurUsers = ({ users }: { users: readonly User[] }) => (
  <UserGrid users={users} viewer={superadmin} onEdit={nothing} onDelete={nothing} />
)
