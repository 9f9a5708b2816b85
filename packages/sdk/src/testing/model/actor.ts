import { type Actor, type Id, roles } from '@tributary/domain'
import type { FakeUser } from './data.ts'

/** Returns the role of a user, as abilities need it. */
export const actorOf = ({ id, roleName }: Pick<FakeUser, 'id' | 'roleName'>): Actor & { id: Id } => ({
  id,
  role: roleName,
  roleLevel: roles.find(({ name }) => name === roleName)?.level ?? roles.length,
})
