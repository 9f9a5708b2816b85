import { type Id, sameId } from '../id.ts'
import { type Actor, can } from './abilities.ts'

/** An actor with an id, to recognise users who act on their own account. */
export type ActorWithId = Actor & {
  /** Identifies the user. */
  id: Id
}

const mayManageLevel = (actor: Actor, roleLevel: number): boolean =>
  can(actor, 'users.manage') && roleLevel >= actor.roleLevel

/** Whether the actor may give a role of this level: never one more powerful than their own. */
export const mayGiveRole = (actor: Actor | null, roleLevel: number): boolean =>
  actor !== null && mayManageLevel(actor, roleLevel)

/** Whether the actor may change this user: anyone not more powerful, including themselves. */
export const mayEditUser = (actor: Actor | null, user: Pick<Actor, 'roleLevel'>): boolean =>
  actor !== null && mayManageLevel(actor, user.roleLevel)

/** Whether the actor may remove this user: as {@link mayEditUser}, but never themselves. */
export const mayDeleteUser = (
  actor: ActorWithId | null,
  user: Pick<ActorWithId, 'id' | 'roleLevel'>,
): boolean => actor !== null && mayManageLevel(actor, user.roleLevel) && !sameId(actor.id, user.id)

/** Whether the actor may change this user's role to this level. They may manage both levels, but not change their own. */
export const mayChangeRole = (
  actor: ActorWithId | null,
  user: Pick<ActorWithId, 'id' | 'roleLevel'>,
  roleLevel: number,
): boolean =>
  actor !== null &&
  mayManageLevel(actor, user.roleLevel) &&
  mayManageLevel(actor, roleLevel) &&
  (roleLevel === user.roleLevel || !sameId(actor.id, user.id))

/** Whether the actor may lock or archive this user: as {@link mayDeleteUser}, because they could not undo it for themselves. */
export const mayChangeStatus = mayDeleteUser

/**
 * Whether the actor may see the portal as this user: only someone they manage whose role is less powerful than theirs. Two
 * administrators of the same level may have different organisations, so an equal role is not enough. A view cannot begin within
 * a view.
 */
export const mayViewAs = (actor: ActorWithId | null, user: Pick<ActorWithId, 'id' | 'roleLevel'>): boolean =>
  actor !== null && !actor.viewAs && mayDeleteUser(actor, user) && user.roleLevel > actor.roleLevel

/** Returns the roles the actor may give, least powerful first, so that the first is the safest default. */
export const assignableRoles = <T extends { level: number }>(actor: Actor | null, roles: readonly T[]): T[] =>
  roles.filter((role) => mayGiveRole(actor, role.level)).toSorted((a, b) => b.level - a.level)
