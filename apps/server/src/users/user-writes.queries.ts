import { type Kysely, sql, type Transaction } from 'kysely'
import type { EmailStatus } from '../storage/schema/account.ts'
import type { Database } from '../storage/schema.ts'

type Db = Kysely<Database>

// Any number that is not used by another advisory lock.
const USERS_LOCK = 7_482_910

/** Serialises changes of users, so that two superadmins cannot remove each other at the same time. */
export async function lockUsers(trx: Transaction<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${USERS_LOCK}::integer)`.execute(trx)
}

/** The fields of a user that an administrator sets. */
export type UserValues = {
  email: string
  emailKey: string
  firstName: string
  lastName: string
  roleId: number
}

export const insertUser = (db: Db, user: UserValues & { passwordHash: string | null }) =>
  db
    .insertInto('users')
    // Verified, because the administrator who adds the user is trusted (SIGNUP-22).
    .values({ ...columnsOf(user), email_status: 'verified', password_hash: user.passwordHash })
    .returning('id')
    .executeTakeFirstOrThrow()

export async function insertMembership(db: Db, organisationId: string, userId: string): Promise<void> {
  await db
    .insertInto('user_organisations')
    .values({ organisation_id: organisationId, user_id: userId })
    .execute()
}

export type UserChange = UserValues & {
  statusId: number
  /** Undefined keeps the current value, as for the two fields below. */
  emailStatus: EmailStatus | undefined
  passwordHash: string | undefined
  microsoftId: string | null | undefined
}

export async function changeUser(db: Db, userId: string, change: UserChange): Promise<void> {
  const { statusId, emailStatus, passwordHash, microsoftId } = change
  await db
    .updateTable('users')
    .set({
      ...columnsOf(change),
      status_id: statusId,
      ...(emailStatus !== undefined && { email_status: emailStatus }),
      ...(passwordHash !== undefined && { password_hash: passwordHash }),
      ...(microsoftId !== undefined && { microsoft_id: microsoftId }),
    })
    .where('id', '=', userId)
    .execute()
}

const columnsOf = ({ email, emailKey, firstName, lastName, roleId }: UserValues) => ({
  email,
  email_key: emailKey,
  first_name: firstName,
  last_name: lastName,
  role_id: roleId,
})

/** Deletes memberships, and with them the user's links in these organisations. */
export async function deleteMemberships(
  db: Db,
  userId: string,
  organisationIds: readonly string[],
): Promise<void> {
  await db
    .deleteFrom('user_organisations')
    .where('user_id', '=', userId)
    .where('organisation_id', 'in', organisationIds)
    .execute()
}

/** Archives an account without organisations. Its address and Microsoft Id become available again. */
export async function archiveUser(db: Db, userId: string, removedAt: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({
      status_id: db.selectFrom('statuses').select('id').where('name', '=', 'archived'),
      removed_at: removedAt,
      microsoft_id: null,
    })
    .where('id', '=', userId)
    .execute()
}
