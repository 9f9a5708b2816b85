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
import { badRequest, forbidden } from '../http/http-error.ts'
import { userMessages } from './users.messages.ts'
import type { PersonRow } from './users.queries.ts'
import type { RoleRow } from './users.writes.ts'

/** The requested changes of a user. */
export type UserChanges = {
  firstName: string
  lastName: string
  email: string
  emailKey: string
  role: RoleRow
  status: { id: number; name: string }
  password: boolean
  microsoftId: string | null | undefined
}

const actor = (caller: Caller) => ({ ...caller, id: caller.userId })

/** Throws if the caller may not make these changes to the user. */
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

/** Throws 403 if the user has a more powerful role than the caller. */
export function refuseMorePowerful(caller: Caller, user: PersonRow): void {
  if (!mayEditUser(caller, user)) throw forbidden(userMessages.morePowerful)
}

/** An open session must not be enough to take over an account, so only the profile, with the password, changes these. */
function refuseOwnCredentials(user: PersonRow, wanted: UserChanges) {
  if (wanted.password) throw forbidden(userMessages.ownPassword)
  if (wanted.email !== user.emailAddress) throw forbidden(userMessages.ownEmail)
}

/** Throws if the caller removes themselves or a more powerful user. */
export function refuseRemoval(caller: Caller, user: PersonRow): void {
  if (sameId(caller.userId, user.id)) throw badRequest(userMessages.ownRemoval)
  if (!mayDeleteUser(actor(caller), user)) throw forbidden(userMessages.morePowerful)
}

/**
 * Throws 403 if the caller changes the account of a user who also belongs to an organisation the caller does not
 * administer. An account is shared by its organisations, so a new password or role would give access there, and a new name
 * would mislead them.
 */
export function refuseReachingElsewhere(
  caller: Caller,
  user: PersonRow,
  wanted: UserChanges,
  memberships: readonly string[],
): void {
  const touchesAccount =
    wanted.password ||
    wanted.email !== user.emailAddress ||
    wanted.firstName !== user.firstName ||
    wanted.lastName !== user.lastName ||
    wanted.role.id !== user.roleId ||
    wanted.status.id !== user.statusId
  if (touchesAccount && memberships.some((id) => !belongsTo(caller, id)))
    throw forbidden(userMessages.elsewhere)
}

/** Whether accounts with this status cannot sign in. */
export const isClosed = (status: { name: string }): boolean => statusNameOf(status) !== 'active'
