import type { Kysely } from 'kysely'
import type { Database } from '../storage/schema.ts'

/** Why a session ended. */
export type Ending = 'idle' | 'expired' | 'signed-out' | 'reuse' | 'account' | 'password'

/**
 * Ends all sessions of a user, e.g. when their password or role changes, and deletes their codes. Keeps the session
 * `except`, in which the user makes the change.
 */
export async function endEverySession(
  trx: Kysely<Database>,
  userId: string,
  reason: Ending,
  now: Date,
  except?: string,
): Promise<void> {
  await trx
    .updateTable('sessions')
    .set({ ended_at: now, end_reason: reason })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .$if(except !== undefined, (query) => query.where('id', '<>', except ?? ''))
    .execute()
  await trx.deleteFrom('verification_challenges').where('user_id', '=', userId).execute()
  await trx.deleteFrom('external_sign_in_codes').where('user_id', '=', userId).execute()
}
