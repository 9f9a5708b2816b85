import type { Kysely } from 'kysely'
import type { Database } from '../storage/schema.ts'

type Db = Kysely<Database>

/** With this code one can look at how far a sign-up with a password of its own is. */
export async function insertSignUpCode(
  trx: Db,
  { codeHash, approvalId, expiresAt }: { codeHash: string; approvalId: string; expiresAt: Date },
): Promise<void> {
  await trx
    .insertInto('sign_up_codes')
    .values({ code_hash: codeHash, approval_id: approvalId, expires_at: expiresAt })
    .execute()
}

/** The request the code belongs to, unless it ran out or was rejected. */
export const findSignUpByCode = (db: Db, codeHash: string, now: Date) =>
  db
    .selectFrom('sign_up_codes')
    .innerJoin('approvals', 'approvals.id', 'approval_id')
    .leftJoin('users', 'users.id', 'requester_id')
    .select(['approval_id as approvalId', 'status', 'first_name as firstName'])
    .where('code_hash', '=', codeHash)
    .where('expires_at', '>', now)
    .where('status', '<>', 'REJECTED')
    .executeTakeFirst()

export async function pruneSignUpCodes(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('sign_up_codes').where('expires_at', '<', now).execute()
}
