import {
  can,
  mayChangeRole,
  mayChangeStatus,
  mayDeleteUser,
  mayEditUser,
  mayGiveRole,
  sameId,
  statusNameOf,
} from '@tributary/domain'
import { belongsTo, type Caller } from '../http/caller.ts'
import { badRequest, forbidden } from '../plugins/http-error.ts'
import { userMessages } from './users.messages.ts'
import type { PersonRow } from './users.queries.ts'
import type { RoleRow } from './users.writes.ts'

/** What somebody is to become. */
export type UserChanges = {
  email: string
  emailKey: string
  role: RoleRow
  status: { id: number; name: string }
  password: boolean
  microsoftId: string | null | undefined
}

const actor = (caller: Caller) => ({ ...caller, id: caller.userId })

/** Refuses what the caller may not make of this user (requirement USER-21). */
export function refuseChange(caller: Caller, user: PersonRow, wanted: UserChanges): void {
  if (wanted.microsoftId !== undefined && !can(caller, 'users.microsoft-id'))
    throw forbidden(userMessages.microsoftId)
  refuseMorePowerful(caller, user)
  if (sameId(caller.userId, user.id)) refuseOwnCredentials(user, wanted)
  if (!mayGiveRole(caller, wanted.role.level)) throw forbidden(userMessages.moreThanOwnRole)
  if (!mayChangeRole(actor(caller), user, wanted.role.level)) throw forbidden(userMessages.ownRole)
  if (isClosed(wanted.status) && !mayChangeStatus(actor(caller), user))
    throw forbidden(userMessages.ownStatus)
}

/** Refuses to manage a user with a more powerful role than the caller's. */
export function refuseMorePowerful(caller: Caller, user: PersonRow): void {
  if (!mayEditUser(caller, user)) throw forbidden(userMessages.morePowerful)
}

/** An open session must not be enough to take an account over: the profile asks for the password. */
function refuseOwnCredentials(user: PersonRow, wanted: UserChanges) {
  if (wanted.password) throw forbidden(userMessages.ownPassword)
  if (wanted.email !== user.emailAddress) throw forbidden(userMessages.ownEmail)
}

/** Refuses to remove oneself or somebody more powerful (contract, CALL-58). */
export function refuseRemoval(caller: Caller, user: PersonRow): void {
  if (sameId(caller.userId, user.id)) throw badRequest(userMessages.ownRemoval)
  if (!mayDeleteUser(actor(caller), user)) throw forbidden(userMessages.morePowerful)
}

/**
 * An account is one for all organisations: whoever could set the password of somebody who is in another one as well, or
 * their role, would reach that one through them.
 */
export function refuseReachingElsewhere(
  caller: Caller,
  user: PersonRow & { emailKey: string },
  wanted: UserChanges,
  memberships: readonly string[],
): void {
  const touchesAccount =
    wanted.password ||
    wanted.emailKey !== user.emailKey ||
    wanted.role.id !== user.roleId ||
    wanted.status.id !== user.statusId
  if (touchesAccount && memberships.some((id) => !belongsTo(caller, id)))
    throw forbidden(userMessages.elsewhere)
}

/** Whether nobody can sign in to an account of this status. */
export const isClosed = (status: { name: string }): boolean => statusNameOf(status) !== 'active'
