import type { Kysely } from 'kysely'
import type { Database } from '../storage/schema.ts'

/** Why a session ended. */
export type Ending = 'idle' | 'expired' | 'signed-out' | 'reuse' | 'account' | 'password'

/**
 * Ends every session somebody has, e.g. when their password or their role changes; their codes and links go too. The
 * one in which they do it themselves may stay.
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
