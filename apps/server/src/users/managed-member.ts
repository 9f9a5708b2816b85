import type { Id } from '@tributary/domain'
import type { Kysely } from 'kysely'
import { belongsTo, type Caller } from '../http/caller.ts'
import { forbidden } from '../http/http-error.ts'
import type { Database } from '../storage/schema.ts'
import { refuseMorePowerful } from './user-rights.ts'
import { userMessages } from './users.messages.ts'
import { membershipsOf } from './users.queries.ts'
import { memberOf } from './users.writes.ts'

/** Returns a member whom the caller may manage; 404 or 403 for any other user. */
export async function managedMember(db: Kysely<Database>, caller: Caller, id: string, orgId: Id) {
  const organisationId = String(orgId)
  const user = await memberOf(db, organisationId, id)
  refuseMorePowerful(caller, user)
  return { user, organisationId }
}

/**
 * Returns a member whose sign-in methods the caller may change. An account is shared by all its organisations, so the
 * caller must administer each of them. `own` is the refusal of the caller's own account.
 */
export async function managedAccount(
  db: Kysely<Database>,
  caller: Caller,
  id: string,
  orgId: Id,
  own: string,
) {
  const managed = await managedMember(db, caller, id, orgId)
  const userId = managed.user.id
  if (userId === caller.userId) throw forbidden(own)
  if ((await membershipsOf(db, userId)).some((membership) => !belongsTo(caller, membership)))
    throw forbidden(userMessages.elsewhere)
  return managed
}
