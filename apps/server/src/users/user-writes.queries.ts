import { type Kysely, sql, type Transaction } from 'kysely'
import type { EmailStatus } from '../storage/schema/account.ts'
import type { Database } from '../storage/schema.ts'

type Db = Kysely<Database>

// Any number that no other lock of ours has.
const USERS_LOCK = 7_482_910

/** Changes of users wait for one another, so that two superadmins cannot remove each other at once. */
export async function lockUsers(trx: Transaction<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${USERS_LOCK}::integer)`.execute(trx)
}

/** What an administrator decides about somebody. */
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
    // The word of the administrator who adds somebody counts (requirement SIGNUP-22).
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
  /** Undefined keeps the old one, as it does for the two below. */
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

/** Whatever links somebody to these organisations goes with their membership. */
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

/** Closes an account that belongs nowhere any more; its address and Microsoft Id are free again. */
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
