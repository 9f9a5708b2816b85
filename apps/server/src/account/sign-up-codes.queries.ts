import type { Kysely } from 'kysely'
import type { Database } from '../storage/schema.ts'

type Db = Kysely<Database>

/** Stores the code that shows the state of a sign-up with a password. */
export async function insertSignUpCode(
  trx: Db,
  { codeHash, approvalId, expiresAt }: { codeHash: string; approvalId: string; expiresAt: Date },
): Promise<void> {
  await trx
    .insertInto('sign_up_codes')
    .values({ code_hash: codeHash, approval_id: approvalId, expires_at: expiresAt })
    .execute()
}

/** Finds the approval of a code, unless it has expired or was rejected. */
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
