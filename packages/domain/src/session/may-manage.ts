import { type Id, sameId } from '../id.ts'
import { type Actor, can } from './abilities.ts'

/** Somebody known to be themselves: who acts, and whom it concerns. */
export type ActorWithId = Actor & { id: Id }

const mayManageLevel = (actor: Actor, roleLevel: number): boolean =>
  can(actor, 'users.manage') && roleLevel >= actor.roleLevel

/** Whether a role of this level may be given: never one above one's own (requirement USER-21). */
export const mayGiveRole = (actor: Actor | null, roleLevel: number): boolean =>
  actor !== null && mayManageLevel(actor, roleLevel)

/** Whether this user may be changed: nobody who is more powerful (requirement USER-21). Oneself may be. */
export const mayEditUser = (actor: Actor | null, user: Pick<Actor, 'roleLevel'>): boolean =>
  actor !== null && mayManageLevel(actor, user.roleLevel)

/** Whether this user may be removed: as {@link mayEditUser}, and never oneself. */
export const mayDeleteUser = (
  actor: ActorWithId | null,
  user: Pick<ActorWithId, 'id' | 'roleLevel'>,
): boolean => actor !== null && mayManageLevel(actor, user.roleLevel) && !sameId(actor.id, user.id)

/** Whether a user may be moved to this role level: one may touch both, and keeps one's own level. */
export const mayChangeRole = (
  actor: ActorWithId | null,
  user: Pick<ActorWithId, 'id' | 'roleLevel'>,
  roleLevel: number,
): boolean =>
  actor !== null &&
  mayManageLevel(actor, user.roleLevel) &&
  mayManageLevel(actor, roleLevel) &&
  (roleLevel === user.roleLevel || !sameId(actor.id, user.id))

/** Whether this user may be locked or archived: as {@link mayDeleteUser}, since nobody could undo it for oneself. */
export const mayChangeStatus = mayDeleteUser

/** The roles that may be given, least powerful first, so that the first one is the safest (requirement USER-21). */
export const assignableRoles = <T extends { level: number }>(actor: Actor | null, roles: readonly T[]): T[] =>
  roles.filter((role) => mayGiveRole(actor, role.level)).toSorted((a, b) => b.level - a.level)
